import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShareLinks } from '../../server/api/sharing/shareLinks.ts';
import { applyFeed } from '../../server/feed/index.ts';
import { addSharedBet } from '../../server/store/sharing/sharedBets.ts';
import { nfl, upcomingEvent } from '../feed/support/samples.ts';
import { graphql } from './support/ask.ts';
import { type EdgeServer, startEdgeServer } from './support/edgeServer.ts';

let server: EdgeServer;
let shareId = '';

/** Shares a slip of a visitor of its own with these selections. */
async function share(...selectionIds: readonly string[]): Promise<string> {
  const started = await graphql(server.port, '{ startup { anonymousToken } }');
  const { startup } = (JSON.parse(started.body) as { data: { startup: { anonymousToken: string } } }).data;
  const headers = { authorization: `Anonymous ${startup.anonymousToken}` };
  for (const selectionId of selectionIds) {
    const add = `mutation { betslipAddMarketSelection(selectionId: "${selectionId}", numeratorLong: 10, denominatorLong: 11) { userErrors { code } } }`;
    await graphql(server.port, add, headers);
  }
  const { body } = await graphql(server.port, 'mutation { shareBetslip(section: PARLAY) { shareId } }', headers);
  return (JSON.parse(body) as { data: { shareBetslip: { shareId: string } } }).data.shareBetslip.shareId;
}

beforeAll(async () => {
  server = await startEdgeServer();
  await writeFile(path.join(server.appDirectory, 'brands/tsb/icon-192.png'), await readFile('brands/tsb/assets/icon-192.png'));
  await applyFeed(server.deps, [nfl, upcomingEvent('e1'), upcomingEvent('e2')]);
  shareId = await share('e1.ml.away', 'e2.total.over');
});
afterAll(() => server.close());

const page = async (search: string) => {
  const answer = await fetch(`${server.url}/shared_bet${search}`, { headers: { accept: 'text/html' } });
  return { answer, html: await answer.text() };
};

/** The content of a property in the head of the page. */
const tag = (html: string, property: string) => new RegExp(`<meta property="${property}" content="([^"]*)" />`).exec(html)?.[1];

describe('the preview of a shared bet', () => {
  it('is described in the head of its page, for programs that run no script', async () => {
    const { answer, html } = await page(`?shareId=${shareId}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(tag(html, 'og:title')).toBe('2-leg parlay at +320 · tsb');
    expect(tag(html, 'og:description')).toBe('Chiefs +120, Over 47.5 −110');
    expect(tag(html, 'og:url')).toBe(`${server.url}/shared_bet?shareId=${shareId}`);
    expect(tag(html, 'og:image')).toBe(`${server.url}/shared_bet/${shareId}/picture.png`);
    expect(html).toContain('<title>tsb page</title>');
    expect(html).toContain('<meta name="robots" content="noindex" />');
  });

  it('has a validator of its content', async () => {
    const { answer } = await page(`?shareId=${shareId}`);
    const conditional = { accept: 'text/html', 'if-none-match': answer.headers.get('etag') ?? '' };
    expect((await fetch(`${server.url}/shared_bet?shareId=${shareId}`, { headers: conditional })).status).toBe(304);
    expect((await fetch(`${server.url}/shared_bet?shareId=${await share('e1.ml.away')}`, { headers: conditional })).status).toBe(
      200,
    );
  });

  it('names a Parlay+ with its total, unless the server takes no such bets', async () => {
    const plus = await share('e1.ml.away', 'e1.total.over', 'e2.total.over');
    const { parlayPlus } = server.deps.config;
    const title = async () => tag((await page(`?shareId=${plus}`)).html, 'og:title');
    expect(await title()).toMatch(/^3-leg Parlay\+ at \+\d+ · tsb$/);
    Object.assign(server.deps.config, { parlayPlus: 'OFF' });
    expect(await title()).toBe('3-leg Parlay+ · tsb');
    Object.assign(server.deps.config, { parlayPlus });
  });

  /** The lightest pixel of a part of a picture. */
  const lightest = async (picture: Sharp, left: number, top: number, width: number, height: number) =>
    (await picture.clone().extract({ left, top, width, height }).greyscale().raw().toBuffer()).reduce(
      (most, one) => Math.max(most, one),
      0,
    );

  it('is a picture of 1200 by 630 pixels, drawn by the server', async () => {
    const answer = await fetch(`${server.url}/shared_bet/${shareId}/picture.png`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const picture = sharp(Buffer.from(await answer.arrayBuffer()));
    expect(await picture.metadata()).toMatchObject({ format: 'png', width: 1_200, height: 630 });
    // The title and the first leg are written in light ink on the dark background.
    expect(await lightest(picture, 72, 140, 300, 40)).toBeGreaterThan(200);
    expect(await lightest(picture, 72, 206, 200, 30)).toBeGreaterThan(200);
    expect(await lightest(picture, 500, 400, 100, 100)).toBeLessThan(60);
    // Beside the words below the line there is no stake, as none was shared.
    expect(await lightest(picture, 400, 575, 130, 30)).toBeLessThan(60);
  });

  it('has the stake that its player chose to show', async () => {
    const { db, clock } = server.deps;
    const { shareId: withStake, ...link } = (await createShareLinks(server.deps)).issue('tsb');
    const bet = {
      ...link,
      brand: 'tsb',
      kind: 'STRAIGHT',
      legs: [{ selectionId: 'e1.ml.away', price: null }],
      stakeCents: 1_000,
    } as const;
    await addSharedBet(db.query, bet, clock.now());
    const answer = await fetch(`${server.url}/shared_bet/${withStake}/picture.png`);
    expect(await lightest(sharp(Buffer.from(await answer.arrayBuffer())), 400, 575, 130, 30)).toBeGreaterThan(150);
  });

  it('is left out while the database does not answer, and the page is served', async () => {
    await server.scratch.owner.pool.query('ALTER TABLE shared_bets RENAME TO away');
    const { answer, html } = await page(`?shareId=${shareId}`);
    expect([answer.status, html.includes('<title>tsb page</title>'), html.includes('og:')]).toEqual([200, true, false]);
    await server.scratch.owner.pool.query('ALTER TABLE away RENAME TO shared_bets');
  });

  it('is not there for a link that has ended', async () => {
    const { db, clock, config } = server.deps;
    const issuedAt = new Date(clock.now().getTime() - (config.shareLinkHours + 1) * 3_600_000);
    const links = await createShareLinks({ ...server.deps, clock: { ...clock, now: () => issuedAt } });
    const { shareId: ended, ...link } = links.issue('tsb');
    const legs = [{ selectionId: 'e1.ml.away', price: null }];
    await addSharedBet(db.query, { ...link, brand: 'tsb', kind: 'STRAIGHT', legs, stakeCents: null }, issuedAt);
    expect((await page(`?shareId=${ended}`)).html).not.toContain('og:');
    expect((await fetch(`${server.url}/shared_bet/${ended}/picture.png`)).status).toBe(404);
  });

  it('is not there for a link that is made up, and the page stays as it is', async () => {
    for (const search of ['', '?shareId=', '?shareId=7', `?shareId=${shareId}x`, '?shareId="><script>']) {
      const { answer, html } = await page(search);
      expect([answer.status, html.includes('og:'), html.includes('<script>')]).toEqual([200, false, false]);
    }
    expect((await fetch(`${server.url}/shared_bet/${shareId}x/picture.png`)).status).toBe(404);
    expect((await fetch(`${server.url}/live?shareId=${shareId}`, { headers: { accept: 'text/html' } })).status).toBe(200);
  });
});
