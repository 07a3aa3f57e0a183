import { backoffMs } from '../backoff.ts';
import { type Timers, wait } from '../clock.ts';
import type { ReportError } from '../errors/reporter.ts';
import { reportFailure } from '../errors/reportFailure.ts';
import { operationName } from '../graphql/document.ts';
import { forEachEventSequence, type Sequences } from '../graphql/evidence.ts';
import type { GraphqlRequest } from '../graphql/request.ts';
import { storedAtOf } from '../http/observedFetch.ts';
import type { CatalogueSource, Question } from './catalogueSource.ts';

/** The same number as Apollo's retry link. */
const TRIES = 3;

export interface DirectSourcePorts {
  readonly request: GraphqlRequest;
  readonly timers: Timers;
  readonly report: ReportError;
  readonly sequences: Sequences;
}

/** The catalogue without Apollo: stores nothing and repeats requests that get no response. */
export function directSource({ request, timers, sequences, report }: DirectSourcePorts): CatalogueSource {
  return {
    cached: () => null,
    ask: async <Data>(question: Question<Data>, stored?: (at: number) => void) => {
      const name = operationName(question.document);
      for (let attempt = 1; ; attempt += 1) {
        const { epoch } = sequences;
        let response: Response | undefined;
        const answer = await request<Data>(question.document, question.variables, { kind: 'none' }, (result) => {
          response = result;
        });
        if (answer.ok) {
          const at = response && storedAtOf(response);
          if (at) stored?.(at);
          forEachEventSequence(answer.value, response, (eventId, sequence) => sequences.observe(eventId, sequence, epoch));
          return answer;
        }
        if (answer.error.kind !== 'unreachable' || attempt === TRIES) {
          reportFailure(report, name, answer.error);
          return answer;
        }
        await wait(timers, backoffMs(attempt - 1));
      }
    },
  };
}
