import { backoffMs } from '../backoff.ts';
import { type Timers, wait } from '../clock.ts';
import { operationName } from '../data/engine.ts';
import type { ReportError } from '../errors/reporter.ts';
import { reportFailure } from '../errors/reportFailure.ts';
import { forEachEventSequence, type ObserveEvent } from '../graphql/evidence.ts';
import type { GraphqlRequest } from '../graphql/request.ts';
import type { CatalogueSource, Question } from './catalogueSource.ts';

/** As often as Apollo's link asks. */
const TRIES = 3;

export interface DirectSourcePorts {
  readonly request: GraphqlRequest;
  readonly timers: Timers;
  readonly report: ReportError;
  /** The connection of the moment, by its number. */
  readonly epoch: () => number;
  readonly observe: ObserveEvent;
}

/** The catalogue without Apollo: nothing is kept here, and what gets no answer is asked again. */
export function directSource({ request, timers, epoch, observe, report }: DirectSourcePorts): CatalogueSource {
  return {
    known: () => null,
    ask: async <Data>(question: Question<Data>) => {
      const name = operationName(question.document);
      for (let attempt = 1; ; attempt += 1) {
        const asked = epoch();
        let response: Response | undefined;
        const answer = await request<Data>(name, question.variables, { kind: 'none' }, (result) => {
          response = result;
        });
        if (answer.ok) {
          forEachEventSequence(answer.value, response, (eventId, sequence) => observe(eventId, sequence, asked));
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
