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
