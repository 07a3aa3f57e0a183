import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LimitSlotName } from '../../server/domain/saferPlay/limitChange.ts';

import { changeLimit } from '../../server/store/saferPlay/changeLimit.ts';
import { stopPlayer } from '../../server/store/saferPlay/stopPlayer.ts';
import { type MoneyFixture, makeMoneyFixture, NOW, type Player, straight } from './support/moneyFixture.ts';

let fixture: MoneyFixture;
beforeAll(async () => {
  fixture = await makeMoneyFixture();
});
afterAll(() => fixture.drop());

const DAY: LimitSlotName = { type: 'SPEND', period: 'DAILY' };
const later = (hours: number): Date => new Date(NOW.getTime() + hours * 3_600_000);
const set = (player: Player, value: number | null, slot = DAY, now = NOW) =>
  changeLimit(fixture.deps.db, player.playerId, { type: 'requested', slot, value }, now);
const activeOf = (changed: Awaited<ReturnType<typeof set>>) => (changed.ok ? changed.slot.active : changed.fault);
const pendingOf = (changed: Awaited<ReturnType<typeof set>>) => (changed.ok ? changed.slot.pending : null);

async function bet(player: Player, cents: number): Promise<string> {
  const event = crypto.randomUUID();
  await fixture.event(event);
  const answer = await fixture.place(player, [straight(`${event}.home`, cents)]);
  return answer.kind === 'REJECTED' ? (answer.errors[0]?.code ?? '') : answer.kind;
}

describe('a changed limit', () => {
  it('holds for the next bet at once where it is lower, and drops the raise that waited (C7)', async () => {
    const player = await fixture.player(100_000);
    await set(player, 10_000);
    expect(await bet(player, 8_000)).toBe('PLACED');
    expect(pendingOf(await set(player, 20_000))?.value).toBe(20_000);
    expect(await bet(player, 2_001)).toBe('SPEND_LIMIT_REACHED');
    expect(await set(player, 5_000)).toMatchObject({ slot: { active: 5_000, pending: null } });
    expect(await bet(player, 10)).toBe('SPEND_LIMIT_REACHED');
  });

  it('is only raised by its player’s confirmation after the wait', async () => {
    const player = await fixture.player(0);
    const stranger = await fixture.player(0);
    await set(player, 10_000);
    const id = pendingOf(await set(player, 20_000))?.id ?? '';
    const confirm = (of: Player, now: Date) => changeLimit(fixture.deps.db, of.playerId, { type: 'confirmed', id }, now);
    expect(await confirm(player, NOW)).toEqual({ ok: false, fault: 'TOO_EARLY' });
    expect(await confirm(stranger, later(48))).toEqual({ ok: false, fault: 'NOTHING_PENDING' });
    expect(activeOf(await confirm(player, later(48)))).toBe(20_000);
    expect(await confirm(player, later(48))).toEqual({ ok: false, fault: 'NOTHING_PENDING' });
  });

  it('whose wait is over is not raised before its player has confirmed', async () => {
    const player = await fixture.player(100_000);
    await set(player, 100);
    await set(player, 5_000);
    await fixture.owner.pool.query('UPDATE pending_limits SET confirmable_at = asked_at WHERE player_id = $1', [player.playerId]);
    expect(await bet(player, 101)).toBe('SPEND_LIMIT_REACHED');
  });

  it('two changes at once leave the lower one, whichever comes first', async () => {
    const player = await fixture.player(0);
    await set(player, 10_000);
    await Promise.all([set(player, 4_000), set(player, 6_000)]);
    const { rows } = await fixture.deps.db.pool.query('SELECT amount_cents FROM player_limits WHERE player_id = $1', [
      player.playerId,
    ]);
    expect(rows).toEqual([{ amount_cents: 4_000 }]);
  });

  it('limits of the week and of the day count both: the lower one refuses', async () => {
    const player = await fixture.player(100_000);
    await set(player, 10_000, { type: 'SPEND', period: 'WEEKLY' });
    await set(player, 15_000);
    expect(await bet(player, 10_001)).toBe('SPEND_LIMIT_REACHED');
    expect(await bet(player, 10_000)).toBe('PLACED');
  });
});

it('a bet at the moment of a stop comes before it, or is refused; the next one is refused (C8)', async () => {
  const players = await Promise.all(Array.from({ length: 8 }, () => fixture.player(10_000)));
  const tomorrow = { kind: 'cool_off', until: later(24), endsByItself: true } as const;
  const answers = await Promise.all(
    players.flatMap((player) => [
      bet(player, 100),
      stopPlayer(fixture.deps.db, player.playerId, tomorrow, NOW).then(() => 'STOPPED'),
    ]),
  );
  expect(answers.every((answer) => ['PLACED', 'PLAYER_RESTRICTED', 'STOPPED'].includes(answer))).toBe(true);
  for (const player of players) expect(await bet(player, 100)).toBe('PLAYER_RESTRICTED');
});
