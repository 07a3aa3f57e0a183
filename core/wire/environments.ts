/** The deployments that there are. The last one is the switch that says production: no sandbox is ever open there. */
export const ENVIRONMENTS = ['development', 'staging', 'demo', 'audit1', 'uat', 'production-support', 'production'] as const;

export type Environment = (typeof ENVIRONMENTS)[number];
