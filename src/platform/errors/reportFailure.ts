import { nameOf } from '../graphql/operations.ts';
import type { GraphqlRequest, RequestFailure } from '../graphql/request.ts';
import type { ReportError } from './reporter.ts';

/** Reports an operation without a usable answer. Maintenance, the waiting room and an ended session are not errors. */
export function reportFailure(report: ReportError, operation: string, failure: RequestFailure, error?: unknown): void {
  if (failure.kind !== 'unreachable' && failure.kind !== 'refused') return;
  const codes = failure.kind === 'refused' ? failure.codes.join(' ') : failure.kind;
  const detail = error instanceof Error ? `${codes}: ${error.name}: ${error.message}` : codes;
  report(`graphql.${operation}`, detail);
}

/** The platform's own requests, with their failures reported. */
export function reportedRequest(request: GraphqlRequest, report: ReportError): GraphqlRequest {
  return async (operation, variables, authorization, answered) => {
    const answer = await request<never>(operation, variables, authorization, answered);
    if (!answer.ok) reportFailure(report, nameOf(operation), answer.error);
    return answer;
  };
}
