import type { BrowserContext, Page } from '@playwright/test';
import { faults } from '../support/axe.ts';
import { fakePushService } from '../support/fakePushService.ts';
import { logInBeforehand, waitForWorker } from '../support/flows.ts';
import { tabTo } from '../support/keys.ts';
import { expect, test } from '../support/test.ts';

const SETTINGS = '/account/settings/notifications';

/** The room of the window's controls: at the left of macOS and at the right of Windows. Nothing but an installed app's window has such, so the rules get it. */
function showControls(page: Page, { left, right }: { readonly left: number; readonly right: number }): Promise<number> {
  return page.evaluate(
    ([x, width]) => {
      const change = (rules: CSSRuleList): number =>
        [...rules].reduce((changed, rule) => {
          if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) return changed + change(rule.cssRules);
          if (!(rule instanceof CSSStyleRule) || !rule.style.cssText.includes('env(titlebar-area-')) return changed;
          rule.style.cssText = rule.style.cssText
            .replaceAll(/env\(titlebar-area-x, ?0px\)/g, x)
            .replaceAll(/env\(titlebar-area-width, ?100vw\)/g, width);
          return changed + 1;
        }, 0);
      return [...document.styleSheets, ...document.adoptedStyleSheets].reduce((sum, sheet) => sum + change(sheet.cssRules), 0);
    },
    [`${left}px`, `calc(100vw - ${left + right}px)`] as const,
  );
}

const regionOf = (element: Element): string => getComputedStyle(element).getPropertyValue('app-region');
const pageWidth = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

test.describe('the title bar', () => {
  test.use({ serviceWorkers: 'block' });

  test('beside the window’s controls all of the header is in reach, by pointer and by key, and moves the window elsewhere', async ({
    page,
    header,
  }) => {
    await page.goto('/info/about');
    await expect(header.logIn).toBeEnabled();
    const pressed = header.root.locator('a, button, input');
    const before = await pressed.last().boundingBox();
    const controls = { left: 80, right: 140 };
    expect(await showControls(page, controls)).toBeGreaterThan(0);
    const boxes = await Promise.all((await pressed.all()).map((one) => one.boundingBox()));
    const [first, last] = [boxes.flatMap((box) => box?.x ?? []), boxes.flatMap((box) => (box ? box.x + box.width : []))];
    expect(Math.min(...first)).toBeGreaterThanOrEqual(controls.left);
    expect(Math.max(...last)).toBeLessThanOrEqual(1600 - controls.right);
    // In a tab the header is as wide as the page.
    expect((before?.x ?? 0) + (before?.width ?? 0)).toBeGreaterThan(1600 - controls.right);
    expect(await header.root.evaluate(regionOf)).toBe('drag');
    expect(
      new Set(await pressed.evaluateAll((all) => all.map((one) => getComputedStyle(one).getPropertyValue('app-region')))),
    ).toEqual(new Set(['no-drag']));
    expect(await faults(page, 'all', { sample: true, within: 'header' })).toEqual([]);
    for (const one of [header.root.getByRole('link').first(), header.root.getByRole('combobox'), header.logIn, header.signUp]) {
      await tabTo(page, one);
      expect(await one.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
    }
  });

  test('at 400 % neither the header beside the window’s controls nor the page is wider than the window', async ({
    page,
    header,
  }) => {
    await page.setViewportSize({ width: 400, height: 250 });
    await page.goto('/info/about');
    await expect(header.logIn).toBeEnabled();
    expect(await pageWidth(page)).toBe(400);
    // The controls are not zoomed.
    expect(await showControls(page, { left: 0, right: 35 })).toBeGreaterThan(0);
    expect(await pageWidth(page)).toBe(400);
    expect(await header.root.evaluate((bar) => bar.scrollWidth)).toBeLessThanOrEqual(400);
  });
});

test('notifications are turned on and off by keyboard: the server learns of this device and forgets it, and each kind is switched alone', async ({
  page,
  context,
  player,
}) => {
  await context.grantPermissions(['notifications']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await fakePushService(page);
  await logInBeforehand(page, player);
  await page.goto('/account/settings');
  await tabTo(page, page.getByRole('link', { name: /^Notifications/ }));
  await page.keyboard.press('Enter');
  const device = page.getByRole('switch', { name: 'Notifications on this device' });
  const kinds = ['Bet settled', 'Price alert', 'Withdrawal sent'].map((name) => page.getByRole('switch', { name }));
  /** What the server says, by a new page load. */
  const expectSaved = async (isOn: boolean, ...areOn: readonly boolean[]): Promise<void> => {
    await page.goto(SETTINGS);
    await expect(device).toBeChecked({ checked: isOn });
    for (const [index, kind] of kinds.entries()) await expect(kind).toBeChecked({ checked: areOn[index] ?? false });
  };
  const press = async (target: typeof device): Promise<void> => {
    await tabTo(page, target);
    await page.keyboard.press('Space');
  };

  await expect(device).not.toBeChecked();
  await press(device);
  await expect(page.locator('[data-tone]').filter({ hasText: 'Notifications are on for this device' })).toBeVisible();
  await expect(device).toBeChecked();
  await expect(device).toBeFocused();
  const [, price] = kinds as [typeof device, typeof device, typeof device];
  await press(price);
  await expect(price).not.toBeChecked();
  expect(await faults(page, 'all', { sample: false, within: 'main' })).toEqual([]);
  expect(await device.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0s');
  await expectSaved(true, true, false, true);

  await page.setViewportSize({ width: 400, height: 250 });
  await expect.poll(() => pageWidth(page)).toBe(400);
  await page.setViewportSize({ width: 1600, height: 1000 });

  const answer = page.waitForResponse((response) => response.request().postData()?.includes('UnsubscribeFromPush') === true);
  await press(device);
  await expect(device).not.toBeChecked();
  const { data } = await (await answer).json();
  expect(data.unsubscribeFromPush.devices).toEqual([]);
  await expectSaved(false, true, false, true);
});

/** The worker gets a press on a notification, which a headless browser shows none of. Only a person's press may focus a window. */
async function pressNotification(context: BrowserContext): Promise<void> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const { WindowClient } = globalThis as unknown as { readonly WindowClient: { readonly prototype: object } };
    Object.assign(WindowClient.prototype, {
      async focus() {
        return this;
      },
    });
    // A headless browser has no app icon: it ends the process that asks for one.
    Object.defineProperty(navigator, 'setAppBadge', { value: undefined });
    const notification = { title: 'Bet settled', data: { path: '/my-bets/settled' }, close: () => undefined };
    dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined }));
  });
}

test('a press on a notification over a half-typed deposit asks first and loses nothing, and on another page leads to the bet', async ({
  page,
  context,
  player,
  wallet,
}) => {
  await context.grantPermissions(['notifications']);
  await logInBeforehand(page, player);
  await page.goto('/deposit');
  await waitForWorker(page);
  await wallet.choose('Online banking', '55');
  await page.evaluate(() => Object.assign(window, { isSame: true }));

  await pressNotification(context);
  const question = page.locator('[data-tone]').filter({ hasText: 'Your deposit is not finished.' });
  await expect(question).toContainText('Bet settled');
  await expect(page).toHaveURL('/deposit');
  await expect(wallet.amount).toHaveValue('$55.00');

  await question.getByRole('button', { name: 'Open' }).click();
  await expect(page).toHaveURL('/my-bets/settled');
  await expect(question).toHaveCount(0);
  await page.goBack();
  await expect(wallet.amount).toHaveValue('$55.00');
  await page.reload();
  await expect(wallet.amount).toHaveValue('$55.00');
  await expect(wallet.main.getByRole('radio', { name: 'Online banking', exact: true })).toBeChecked();

  await page.goto('/live');
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await expect(page.getByRole('banner')).toBeVisible();
  await pressNotification(context);
  await expect(page).toHaveURL('/my-bets/settled');
  expect(await page.evaluate(() => 'isSame' in window), 'without a load').toBe(true);
});
