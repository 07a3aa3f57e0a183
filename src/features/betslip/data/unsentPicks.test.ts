import { describe, expect, it } from 'vitest';
import { settle } from '../../../platform/testing/fakeTime.ts';
import { readUnsent } from '../logic/machine/unsent.ts';
import { bills, oilers, slipOf } from '../testing/fixtures.ts';
import { harness, legIds } from '../testing/harness.ts';

const unsentPicks = (isPlayer: boolean, at = 999_000): { unsent: string } => ({
  unsent: JSON.stringify({ at, isPlayer, picks: [bills] }),
});
const adds = (calls: readonly string[]): number => calls.filter((call) => call === 'add').length;

describe('an unsent pick', () => {
  it('is stored on this device until the server has it', async () => {
    const { betslip, api, stored } = harness();
    await settle();
    const release = api.holdNext('add');
    betslip.toggle(bills);
    expect(readUnsent(stored.unsent)).toMatchObject({ at: 1_000_000, isPlayer: true, picks: [{ selectionId: 's-bills' }] });
    release();
    await settle();
    expect(stored.unsent).toBeNull();
  });

  it('stays stored until this device has stored the slip that contains it', async () => {
    const { betslip, stored, holdStoring } = harness();
    await settle();
    const release = holdStoring();
    betslip.toggle(bills);
    await settle();
    expect(readUnsent(stored.unsent)?.picks).toMatchObject([{ selectionId: 's-bills' }]);
    release();
    await settle();
    expect(stored.unsent).toBeNull();
  });

  it('is deleted once the player has seen that it was not added', async () => {
    const { betslip, api, stored, warnings } = harness();
    await settle();
    api.failNext('add');
    betslip.toggle(bills);
    await settle();
    expect(warnings).toHaveLength(1);
    expect(stored.unsent).toBeNull();
  });

  it('is sent again once after a reload', async () => {
    const { betslip, api, stored } = harness({ stored: unsentPicks(true) });
    await settle();
    expect(legIds(betslip)).toEqual(['s-bills']);
    expect(api.slip.legs).toHaveLength(1);
    expect(stored.unsent).toBeNull();
    api.push(slipOf([], {}, 9));
    await settle();
    expect(adds(api.calls)).toBe(1);
    expect(legIds(betslip)).toEqual([]);
  });

  it('is sent again although the server has it, because a removal of the earlier page may still arrive', async () => {
    const { betslip, api, stored } = harness({ slip: slipOf([bills]), stored: unsentPicks(true) });
    await settle();
    expect(legIds(betslip)).toEqual(['s-bills']);
    expect(adds(api.calls)).toBe(1);
    expect(stored.unsent).toBeNull();
  });

  it('stays stored when another pick is made before it could be sent again', async () => {
    const { betslip, api, stored } = harness({ login: 'unknown', stored: unsentPicks(true) });
    betslip.toggle(oilers);
    expect(readUnsent(stored.unsent)?.picks.map((pick) => pick.selectionId)).toEqual(['s-bills', 's-oilers']);
    await settle();
    expect(adds(api.calls)).toBe(0);
  });

  it('goes with the slip to the visitor at a log-out before it could be sent again', async () => {
    const { betslip, api, login, stored } = harness({ stored: unsentPicks(true) });
    const release = api.holdNext('fetch');
    await settle();
    expect(adds(api.calls)).toBe(0);
    login.set('loggedOut');
    release();
    await settle(60);
    expect(legIds(betslip)).toEqual(['s-bills']);
    expect(api.slip.legs).toHaveLength(1);
    expect(stored.unsent).toBeNull();
  });

  it.each([
    ['is too old', unsentPicks(true, 1_000_000 - 11 * 60_000)],
    ["was a visitor's, and a player is here", unsentPicks(false)],
  ])('is let go when it %s', async (_, stored) => {
    const page = harness({ stored });
    await settle();
    expect(adds(page.api.calls)).toBe(0);
    expect(legIds(page.betslip)).toEqual([]);
    expect(page.stored.unsent).toBeNull();
  });
});
