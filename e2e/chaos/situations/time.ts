import { expect } from '@playwright/test';
import { BetslipPanel } from '../../pages/betslipPanel.ts';
import { EventPage } from '../../pages/eventPage.ts';
import { Header } from '../../pages/header.ts';
import { logInOnScreen } from '../../support/flows.ts';
import { firstSeen } from '../cells.ts';
import type { Situation } from '../situation.ts';
import { draftOfTen, expectLivePrice, expectPlacedOnce, PATIENCE, pickedOf, place } from '../usable.ts';

const DAY_MS = 24 * 60 * 60_000;

function wrongClock(name: string, days: number): Situation {
  return {
    name,
    what: `the page's clock is ${days} days off: log-in on the form, a pick, a bet, a load anew`,
    ends: ['placed once, logged in'],
    run: async (stage) => {
      const { page, player, event } = stage;
      await page.clock.install({ time: Date.now() + days * DAY_MS });
      await new EventPage(page).open(event);
      await logInOnScreen(page, player);
      await new EventPage(page).open(event);
      await new EventPage(page).odds(pickedOf(stage)).click(PATIENCE);
      await new BetslipPanel(page).setStake('10');
      await expectLivePrice(stage, [page]);
      await place(page);
      await expectPlacedOnce(stage, page);
      await page.reload();
      await expect(new Header(page).account).toHaveAccessibleName(/\$990\.00/, PATIENCE);
      return 'placed once, logged in';
    },
  };
}

const frozen: Situation = {
  name: 'freeze and resume',
  what: 'the tab is frozen with a bet in its slip while the price moves, and resumed',
  ends: ['live again, placed once'],
  run: async (stage) => {
    const { context, page, sandbox } = stage;
    await sandbox.setPrice(pickedOf(stage).id, '+150');
    await draftOfTen(stage);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
    await sandbox.setPrice(pickedOf(stage).id, '-150');
    await devtools.send('Page.setWebLifecycleState', { state: 'active' });
    const from = performance.now();
    await expect(new EventPage(page).odds(pickedOf(stage))).toHaveAccessibleName(/[-−]150/, PATIENCE);
    stage.note(`price after ${((performance.now() - from) / 1000).toFixed(1)} s`);
    await expectLivePrice(stage, [page]);
    // The slip hears of the move by a message of its own, and asks about a worse price.
    await expect(new BetslipPanel(page).button('Accept Changes & Bet')).toBeEnabled(PATIENCE);
    await place(page);
    await expectPlacedOnce(stage, page);
    return 'live again, placed once';
  },
};

/** `npm run test:chaos -- "server stopped" --stop-seconds 600` */
export const STOP_SECONDS = Number(process.env.CHAOS_STOP_SECONDS ?? 20);

const serverStopped: Situation = {
  name: 'server stopped (SIGSTOP)',
  what: `a bet is pressed while the server's process stands still, for ${STOP_SECONDS} s, then goes on`,
  ends: ['placed once', 'not placed, pressed again, placed once'],
  run: async (stage) => {
    const { page, world, after } = stage;
    await draftOfTen(stage);
    const slip = new BetslipPanel(page);
    const goOn = world.stopServer();
    after(goOn);
    await slip.button('Place Bet').click(PATIENCE);
    const from = performance.now();
    const banner = await firstSeen(page, () => ({ banner: page.getByRole('status').filter({ hasText: 'You’re offline.' }) }));
    stage.note(`banner ${banner === null ? 'not seen' : `after ${((performance.now() - from) / 1000).toFixed(1)} s`}`);
    await page.waitForTimeout(Math.max(0, STOP_SECONDS * 1000 - (performance.now() - from)));
    goOn();
    const state = await firstSeen(page, () => ({
      placed: slip.button('Bet Placed'),
      again: slip.root.locator('button:enabled', { hasText: /^(Place Bet|Accept Changes & Bet)$/ }),
    }));
    if (state === 'again') await place(page);
    await expectPlacedOnce(stage, page);
    await expectLivePrice(stage, [page]);
    return state === 'again' ? 'not placed, pressed again, placed once' : 'placed once';
  },
};

export const TIME_SITUATIONS: readonly Situation[] = [
  wrongClock('clock five days ahead', 5),
  wrongClock('clock five days behind', -5),
  frozen,
  serverStopped,
];
