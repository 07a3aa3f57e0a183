import { withPending } from '../logic/machine/optimistic.ts';
import type { SlipRequest } from '../logic/machine/slipState.ts';
import type { Slip } from '../logic/slip.ts';
import { slipOf as builtSlip, withStake } from './fixtures.ts';

export type Owner = 'player' | 'visitor';

/** For tests: the server's two slips, with prices that move by themselves. */
export class SlipModelServer {
  private readonly slips: Record<Owner, Slip> = { player: emptySlip('player'), visitor: emptySlip('visitor') };
  private revision = 0;
  /** The number of the last change that each slip has taken. */
  private readonly taken: Record<Owner, number> = { player: 0, visitor: 0 };
  private readonly changed: (owner: Owner) => void;
  /** Grows with every move of the prices, without a new revision. */
  price = 0;

  constructor(changed: (owner: Owner) => void) {
    this.changed = changed;
  }

  /** The slip at the prices of now. */
  slip(owner: Owner): Slip {
    const slip = this.slips[owner];
    const legs = slip.legs.map((leg) => ({ ...leg, current: { ...leg.current, pointsHundredths: this.price } }));
    return { ...slip, legs };
  }

  take(owner: Owner, selectionId: string): void {
    this.change(owner, withPending(this.slips[owner], [{ changeId: 0, kind: 'remove', selectionId }]));
  }

  /** @param number the change's place in the order in which the tab has sent its changes. */
  apply(request: SlipRequest, owner: Owner, number: number): void {
    const slips = request.kind === 'promote' ? (['player', 'visitor'] as const) : [owner];
    if (slips.some((slip) => number < this.taken[slip])) return;
    for (const slip of slips) this.taken[slip] = number;
    switch (request.kind) {
      case 'add':
      case 'featured':
      case 'remove':
      case 'clearTeaser':
      case 'clear':
        this.change(owner, withPending(this.slips[owner], [request]));
        return;
      case 'amount':
        this.change(owner, withStake(this.slips[owner], request.draftBetId, request.draft?.cents ?? 0));
        return;
      case 'accept':
      case 'points':
        return;
      case 'promote':
        this.change('player', builtSlip(request.picks));
        this.change('visitor', emptySlip('visitor'));
    }
  }

  private change(owner: Owner, slip: Slip): void {
    this.revision += 1;
    this.slips[owner] = { ...slip, id: owner, revision: this.revision };
    this.changed(owner);
  }
}

function emptySlip(id: Owner): Slip {
  return { ...builtSlip([]), id, revision: 0 };
}
