import { clientHeaders, logIn } from '../../tests/support/apiClient.ts';
import { parlay, placeBets, straight } from '../../tests/support/placements.ts';
import { SandboxClient, type SandboxEvent, type SandboxPlayer } from '../../tests/support/sandboxClient.ts';
import { openLegs, type PricedLeg, readSlate } from '../../tests/support/slate.ts';
import { until } from '../../tests/support/until.ts';

/** The player and the event that are drawn. */
export interface PictureWorld {
  readonly player: SandboxPlayer;
  readonly event: SandboxEvent;
}

const PLAYER = {
  username: 'pictures',
  password: 'Pictures-2026!',
  email: 'pictures@example.com',
  firstName: 'Alex',
  lastName: 'Rivera',
  balanceCents: 100_000,
  bonusBets: [{ amountCents: 1000, title: 'Bonus bet', expiresInSeconds: 604_800 }],
  profitBoosts: [{ percent: 25, maximumAmountCents: 2500, expiresInSeconds: 604_800 }],
};

const SILENT_WITHIN_MS = 120_000;

/** The ids' first digits are in the references of bets. */
const idOf = (number: number): string => `0000000${number}-0000-4000-8000-000000000000`;

/** Begins anew with a seeded slate, whose prices stand still, and a player with open and settled bets. */
export async function preparePictures(serverUrl: string): Promise<PictureWorld> {
  const sandbox = new SandboxClient(serverUrl);
  await sandbox.reset(1);
  await sandbox.setFeed({ paused: true });
  const player = await sandbox.createPlayer(PLAYER);
  const events = [...(await sandbox.events({ status: 'pre_game' }))].sort((a, b) => (a.id < b.id ? -1 : 1));
  const legs = openLegs(await readSlate(serverUrl));
  const first = events.flatMap(({ id }) => legs.find(({ eventId }) => eventId === id) ?? []);
  const [won, lost, open, other] = first as [PricedLeg, PricedLeg, PricedLeg, PricedLeg];
  const headers = clientHeaders((await logIn(serverUrl, player.username, player.password)).access_token);
  const bets = [straight(won, 2500), straight(lost, 1000), straight(open, 500), parlay([open, other], 2000)];
  for (const [index, bet] of bets.entries()) await placeBets(serverUrl, { placementId: idOf(index + 1), bets: [bet] }, headers);
  await sandbox.recordResult(won.eventId, { homeScore: 28, awayScore: 14 });
  await sandbox.recordResult(lost.eventId, { homeScore: 7, awayScore: 10 });
  // Once the feed has been silent for as long as its prices are good, no page changes by itself any more.
  await until(async () => {
    const live = await sandbox.events({ status: 'in_play' });
    return live.every(({ markets }) => markets.every(({ status }) => status !== 'open'));
  }, SILENT_WITHIN_MS);
  return { player, event: await sandbox.event(open.eventId) };
}
