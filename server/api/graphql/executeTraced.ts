import type { ExecutionResult } from 'graphql';
import { traced } from '../../platform/tracing.ts';
import type { Operation } from './operations.ts';

/** Executes an operation, as a span that has its name. */
export function executeTraced(
  operation: Operation,
  context: unknown,
  variables: Readonly<Record<string, unknown>>,
): Promise<ExecutionResult> {
  const { name, type } = operation;
  const execute = async () => operation.execute(undefined, context, variables);
  return traced(`graphql ${name ?? type}`, { 'graphql.operation.type': type }, execute);
}
