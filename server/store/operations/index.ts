export { keepOperations, readOperations } from './persistedOperations.ts';
export type { OperationTables } from './tables.ts';
