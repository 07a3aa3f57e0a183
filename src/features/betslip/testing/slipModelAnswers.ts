import { err } from '../../../../core/result.ts';
import type { SlipEffect, SlipEvent } from '../logic/machine/slipState.ts';

/** Effects that end with an answer. */
export type Answered = Extract<SlipEffect, { type: 'send' | 'lookUp' | 'read' | 'askPlacement' | 'storeAndSend' }>;

/** For tests: the event of a request without a usable answer. */
export function noAnswerTo(effect: Answered, error: 'NO_ANSWER' | 'OTHER_OWNER'): SlipEvent {
  switch (effect.type) {
    case 'send':
      return { type: 'answered', changeId: effect.request.changeId, outcome: err(error) };
    case 'lookUp':
      return { type: 'lookedUp', changeId: effect.changeId, slip: null };
    case 'read':
      return { type: 'read', readId: effect.readId, outcome: err(error), now: 0 };
    case 'askPlacement':
      return { type: 'placement', event: { type: 'checkFailed', requestId: effect.requestId }, slip: null };
    case 'storeAndSend':
      return { type: 'placement', event: { type: 'noAnswer', requestId: effect.requestId }, slip: null };
  }
}
