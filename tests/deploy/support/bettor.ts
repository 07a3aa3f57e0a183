import { randomUUID } from 'node:crypto';
import { clientHeaders, logIn } from '../../support/apiClient.ts';
import { placeBets, straight } from '../../support/placements.ts';
import { SandboxClient } from '../../support/sandboxClient.ts';
import { openLegs, type PricedLeg, readSlate } from '../../support/slate.ts';
import { until } from '../../support/until.ts';

/** Where a server answers now, and where no longer. */
export type Servers = () => readonly string[];

export interface Bettor {
  /** Ids of the placements that were acknowledged as placed. */
  readonly placed: readonly string[];
  /** Places the bet that is under way, and no more. */
  stop(): Promise<void>;
}

const STAKE_CENTS = 100;
/** A placement undecided after this time is a fault: there is always a server. */
const DECIDED_WITHIN_MS = 120_000;

/** A player who bets without an end, over any server there is: the same placement id again until it is decided. */
export async function startBettor(servers: Servers): Promise<Bettor> {
  const [base = ''] = servers();
  const player = await new SandboxClient(base).createPlayer({ balanceCents: 10_000_000 });
  const { access_token: token } = await logIn(base, player.username, player.password);
  const legs = openLegs((await readSlate(base)).filter(({ status }) => status === 'PRE_GAME'));
  const placed: string[] = [];
  let isOver = false;

  async function decide(leg: PricedLeg): Promise<void> {
    const placementId = randomUUID();
    let tries = 0;
    const { status } = await until(() => {
      const up = servers();
      tries += 1;
      const body = { placementId, bets: [straight(leg, STAKE_CENTS)] };
      return placeBets(up[tries % up.length] ?? base, body, clientHeaders(token)).catch(() => null);
    }, DECIDED_WITHIN_MS);
    if (status === 'PLACED') placed.push(placementId);
  }

  const work = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const leg = legs[turn % legs.length];
      if (leg === undefined) throw new Error('Nothing can be bet on');
      await decide(leg);
    }
  })();
  return {
    placed,
    async stop() {
      isOver = true;
      await work;
    },
  };
}
