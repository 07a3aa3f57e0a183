import type { SandboxSelection } from '../../tests/support/sandboxClient.ts';
import { faults } from '../support/axe.ts';
import { marketOf, selectionOf } from '../support/events.ts';
import { startDraftBet } from '../support/flows.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

/** A price that it has not: an earlier test of this worker may have left one. */
const otherPrice = ({ odds }: SandboxSelection): '+160' | '+170' => (odds === '+170' ? '+160' : '+170');

test('moved prices are accepted one by one, each under its leg, without betting', async ({
  page,
  sandbox,
  player,
  event,
  eventPage,
  betslip,
}) => {
  const [first, second] = [0, 1].map((index) => selectionOf(marketOf(event, 'MONEYLINE'), index));
  if (!first || !second) throw new Error('The event has no moneyline');
  await startDraftBet(page, player, event);
  await betslip.setStake('10');
  await betslip.root.getByLabel('Odds changes').selectOption('Ask me');
  await eventPage.odds(second).click();
  await expect(betslip.cards).toHaveCount(2);
  const moved = otherPrice(first);
  await sandbox.setPrice(first.id, moved);
  await sandbox.setPrice(second.id, second.odds === '+190' ? '+180' : '+190');
  await expect(betslip.panel).toContainText('2 prices changed');
  const accept = betslip.panel.getByRole('button', { name: /^Accept \+1[6-9]0 for / });
  await expect(accept).toHaveCount(2);
  expect(await faults(page, 'all', { sample: true, within: '#betslip' })).toEqual([]);
  await betslip.panel.getByRole('button', { name: `Accept ${moved} for ` }).click();
  await expect(betslip.panel).toContainText('1 price changed');
  await expect(accept).toHaveCount(1);
  await accept.click();
  await expect(betslip.panel).not.toContainText('price changed');
  await expect(betslip.button('Place Bet')).toBeEnabled();
});

test('where nothing can be placed, a moved price is accepted at the bet button alone', async ({
  page,
  sandbox,
  player,
  event,
  betslip,
}) => {
  const selection = selectionOf(marketOf(event, 'MONEYLINE'), 0);
  await startDraftBet(page, player, event, { selection });
  await betslip.setStake('5000');
  await betslip.root.getByLabel('Odds changes').selectOption('Ask me');
  await sandbox.setPrice(selection.id, otherPrice(selection));
  await betslip.button('Accept Changes').click();
  await expect(betslip.panel).not.toContainText('price changed');
  await expect(betslip.button('Deposit')).toBeVisible();
});

test('a price change draws its own card again, and in it To win alone', async ({
  page,
  sandbox,
  player,
  event,
  eventPage,
  betslip,
}) => {
  const [first, second] = [0, 1].map((index) => selectionOf(marketOf(event, 'MONEYLINE'), index));
  if (!first || !second) throw new Error('The event has no moneyline');
  await startDraftBet(page, player, event);
  await betslip.setStake('10');
  await betslip.root.getByLabel('Odds changes').selectOption('Accept any');
  await eventPage.odds(second).click();
  await expect(betslip.cards).toHaveCount(2);
  await expect(betslip.button('Place Bet')).toBeEnabled();
  // React writes an attribute of every amount that it draws, also where its value stays the same.
  await betslip.panel.evaluate((panel) => {
    const drawn = new Set<string>();
    Object.assign(globalThis, { drawn });
    const named = ({ target }: MutationRecord): string | null => {
      const element = target instanceof Element ? target : target.parentElement;
      const card = element?.closest('article') ?? null;
      if (card === null) return null;
      const label = element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? '') : 'card';
      return `${label} of ${[...panel.querySelectorAll('article')].indexOf(card)}`;
    };
    const observer = new MutationObserver((records) => {
      for (const record of records) {
        const name = named(record);
        if (name !== null) drawn.add(name);
      }
    });
    observer.observe(panel, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  const moved = otherPrice(first);
  await sandbox.setPrice(first.id, moved);
  await expect(betslip.toWin().first()).toHaveValue(moved === '+170' ? '$17.00' : '$16.00');
  await expect(betslip.cards.first()).not.toContainText('was');
  expect(await page.evaluate(() => [...(globalThis as unknown as { drawn: Set<string> }).drawn].toSorted())).toEqual([
    'To win of 0',
    'card of 0',
  ]);
});
