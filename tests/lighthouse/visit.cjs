'use strict';

/** The sandbox's demo player, whom the start of the server names. */
const PLAYER = { username: 'demo', password: 'slipstream-demo' };

/**
 * Called by `lhci collect` before each address of lighthouserc.json, in the audited browser. Lighthouse keeps cookies and local storage, so a log-in
 * by the form lasts for the audit of My Bets; every other address is audited as a first visit.
 */
module.exports = async (browser, { url }) => {
  const { origin, pathname } = new URL(url);
  const page = await browser.newPage();
  try {
    const devTools = await page.createCDPSession();
    await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    if (!pathname.startsWith('/my-bets')) return;
    await page.setViewport({ width: 1350, height: 940 });
    await page.goto(`${origin}/login`);
    await page.locator('main ::-p-aria([name="Email or username"])').fill(PLAYER.username);
    await page.locator('main ::-p-aria([name="Password"])').fill(PLAYER.password);
    await page.locator('main ::-p-aria([name="Log In"][role="button"])').click();
    await page.waitForFunction(() => !location.pathname.startsWith('/login'));
  } finally {
    await page.close();
  }
};
