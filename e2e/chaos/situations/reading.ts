import { expect, type Page } from '@playwright/test';
import { BetslipPanel } from '../../pages/betslipPanel.ts';
import { EventPage } from '../../pages/eventPage.ts';
import { WalletPage } from '../../pages/walletPage.ts';
import type { Situation } from '../situation.ts';
import { draftOfTen, expectLivePrice, expectPlacedOnce, PATIENCE, pickedOf, place } from '../usable.ts';

/**
 * Does to the page what Chromium's translation does, and goes on with what is added: each text is replaced by a new one, in two <font>, and the
 * node that the page's code has made is no longer in the document. Not below `translate="no"`.
 */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const hasWords = /\p{L}{2}/u;
    const isTranslated = ({ parentElement, data }: Text): boolean =>
      parentElement !== null &&
      hasWords.test(data) &&
      parentElement.closest('[translate="no"], .notranslate, script, style, font, input, textarea') === null;
    const replace = (text: Text): void => {
      if (!isTranslated(text)) return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = `¡${text.data}!`;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const walk = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) replace(text);
    };
    walk(document.body);
    document.documentElement.lang = 'es';
    document.documentElement.classList.add('translated-ltr');
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') replace(target as Text);
        for (const node of addedNodes) node.nodeType === Node.TEXT_NODE ? replace(node as Text) : walk(node);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

const translated: Situation = {
  name: 'translated by the browser',
  what: 'every text is replaced as Chromium translates; prices move, the slip changes, a bet is placed, pages are changed',
  ends: ['values right, placed once'],
  run: async (stage) => {
    const { page, sandbox } = stage;
    const crashes: string[] = [];
    page.on('console', (message) => message.type() === 'error' && crashes.push(message.text()));
    page.on('pageerror', (error) => crashes.push(error.message));
    await sandbox.setPrice(pickedOf(stage).id, '+150');
    await draftOfTen(stage);
    const slip = new BetslipPanel(page);
    await translate(page);
    await expectLivePrice(stage, [page]);
    const button = new EventPage(page).odds(pickedOf(stage));
    for (const [odds, payout] of [
      ['+200', '$30.00'],
      ['+250', '$35.00'],
    ] as const) {
      await sandbox.setPrice(pickedOf(stage).id, odds);
      await expect(button).toContainText(odds, PATIENCE);
      await expect(slip.cards.first()).toContainText(odds, PATIENCE);
      await expect(slip.total('Payout')).toContainText(payout, PATIENCE);
    }
    // Its label is translated.
    const stake = slip.cards.first().locator('input').first();
    await stake.fill('20');
    await expect(slip.total('Total bet')).toContainText('$20.00', PATIENCE);
    await stake.fill('10');
    await expect(slip.total('Total bet')).toContainText('$10.00', PATIENCE);
    await slip.root
      .locator('button:enabled', { hasText: /Place Bet|Accept Changes & Bet/ })
      .first()
      .click(PATIENCE);
    await expect(slip.root.getByText(/Bet Placed/).first()).toBeVisible(PATIENCE);
    await expectPlacedOnce(stage, page);
    for (const name of [/Live/, /Home/]) {
      await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name }).first().click(PATIENCE);
      await expect(page.getByRole('main').locator('[data-odds], article').first()).toBeVisible(PATIENCE);
    }
    expect(crashes.filter((text) => !/Failed to load resource|WebSocket/.test(text))).toEqual([]);
    return 'values right, placed once';
  },
};

const printed: Situation = {
  name: 'printed',
  what: 'the receipt of a deposit, My Bets and the history are printed from the dark mode',
  ends: ['page alone on the paper, black on white'],
  run: async (stage) => {
    const { page, sandbox } = stage;
    await draftOfTen(stage);
    await place(page);
    const folder = process.env.CHAOS_PAPERS;
    const print = async (name: string, words: string): Promise<void> => {
      await expect(page.getByRole('main').getByText(words).first()).toBeVisible(PATIENCE);
      if (folder !== undefined) await page.pdf({ path: `${folder}/${name}.pdf`, format: 'Letter' });
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
      for (const other of [
        new BetslipPanel(page).root,
        page.getByRole('banner'),
        page.getByRole('navigation', { name: 'Main menu' }),
      ])
        await expect(other).toBeHidden();
      const [main, paper] = await Promise.all([page.getByRole('main').boundingBox(), page.evaluate(() => innerWidth)]);
      expect(main?.width, `the width of ${name}`).toBe(paper);
      const colors = await page.evaluate(() => {
        const styles = [...document.querySelectorAll('html, body, main, main *')].map((element) => getComputedStyle(element));
        return [...new Set(styles.map(({ color, backgroundColor }) => `${color} on ${backgroundColor}`))];
      });
      expect(colors, `the colours of ${name}`).toEqual(['rgb(0, 0, 0) on rgba(0, 0, 0, 0)']);
      // `screen` would also be what is printed.
      await page.emulateMedia({ media: null });
    };
    await page.goto('/my-bets/open');
    await print('my-bets', '$10.00');
    await page.goto('/account/history/transactions');
    await print('history', '$1,000.00');
    const wallet = new WalletPage(page, sandbox);
    await wallet.begin('deposit', 'Online banking', '50');
    await wallet.provider.press('Approve');
    await wallet.expectReceipt('Deposit successful');
    await print('receipt', '$50.00');
    return 'page alone on the paper, black on white';
  },
};

export const READING_SITUATIONS: readonly Situation[] = [translated, printed];
