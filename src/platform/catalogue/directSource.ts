import { type Timers, wait } from '../clock.ts';
import { type Saw, tellOfEvents } from '../graphql/evidence.ts';
import { paceMs } from '../graphql/pace.ts';
import type { GraphqlRequest } from '../graphql/request.ts';
import { type CatalogueSource, nameOf, type Question } from './catalogue.ts';

/** As often as Apollo's link asks. */
const TRIES = 3;

export interface DirectSourcePorts {
  readonly request: GraphqlRequest;
  readonly timers: Timers;
  /** The connection of the moment, by its number. */
  readonly epoch: () => number;
  readonly saw: Saw;
}

/** The catalogue without Apollo: nothing is kept here, and what gets no answer is asked again. */
export function directSource({ request, timers, epoch, saw }: DirectSourcePorts): CatalogueSource {
  return {
    known: () => null,
    ask: async <Data>(question: Question<Data>) => {
      const name = nameOf(question);
      for (let attempt = 1; ; attempt += 1) {
        const asked = epoch();
        let response: Response | undefined;
        const answer = await request<Data>(name, question.variables, { kind: 'none' }, (heard) => {
          response = heard;
        });
        if (answer.ok) {
          tellOfEvents(answer.value, response, (eventId, sequence) => saw(eventId, sequence, asked));
          return answer.value;
        }
        if (answer.error.kind !== 'unreachable' || attempt === TRIES) return null;
        await wait(timers, paceMs(attempt - 1));
      }
    },
  };
}
