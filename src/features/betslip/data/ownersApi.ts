import { err, type Result } from '../../../../core/result.ts';
import type { ExternalStore } from '../../../platform/externalStore.ts';
import type { LoginState } from '../logic/betButton.ts';
import type { BetslipApi, NoAnswer } from './betslipApi.ts';

/** The same calls, whose answers count only while whoever asked is still the one who is here: a slip of before is nobody's business now. */
export function ownersApi(api: BetslipApi, login: ExternalStore<LoginState>): BetslipApi {
  let known = login.getSnapshot();
  let owner = 0;
  login.subscribe(() => {
    const now = login.getSnapshot();
    if (now === known) return;
    known = now;
    owner += 1;
  });

  async function own<Value>(answer: Promise<Result<Value, NoAnswer>>): Promise<Result<Value, NoAnswer>> {
    const mine = owner;
    const outcome = await answer;
    return mine === owner ? outcome : err('OTHER_OWNER');
  }

  return {
    ...api,
    fetch: () => own(api.fetch()),
    add: (pick) => own(api.add(pick)),
    remove: (selectionId) => own(api.remove(selectionId)),
    clear: () => own(api.clear()),
    setAmount: (draftBetId, field, cents) => own(api.setAmount(draftBetId, field, cents)),
    accept: (legs) => own(api.accept(legs)),
    promote: (anonymousToken, draftBets) => own(api.promote(anonymousToken, draftBets)),
    place: (request) => own(api.place(request)),
    placement: (placementId) => own(api.placement(placementId)),
  };
}
