import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { loadBrand } from '../../src/brand/loader.ts';
import { linkedAccounts } from '../../src/features/account-linking/data/linking.ts';
import { LinkedAccountsPage } from '../../src/features/account-linking/ui/LinkedAccountsPage.tsx';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import type { Owner } from '../../src/platform/storage/persistedValue.ts';
import { settle } from '../../src/platform/testing/fakeTime.ts';
import { ServicesContext } from '../../src/platform/usePlatform.ts';
import { BrandContext } from '../../src/ui/brandContext.ts';
import { fakeServices } from '../support/fakeServices.ts';

const ACCOUNT = {
  id: 'sports-media',
  linked: false,
  label: 'Sports Media',
  accountType: 'SPORTS_MEDIA',
  url: 'https://media.test',
} as const;

/** The page of a player as it is now, its tags as bars. */
function setUp(accounts: readonly object[] = [ACCOUNT]) {
  const server = fakeServer();
  server.answer('LinkedAccounts', () => ({ account: { linkedAccounts: accounts } }));
  const services = fakeServices({
    data: server.data,
    connection: server.connection,
    clock: server.time.clock,
    owner: createStore<Owner>({ brand: 'espnbet', playerAlias: 'p1' }),
    persistInTab: () => ({ read: () => null, write: () => undefined }),
    report: () => undefined,
  });
  const handle = server.data.query(linkedAccounts, {});
  const show = async (): Promise<string> => {
    const page = createElement(ServicesContext, { value: services }, createElement(LinkedAccountsPage));
    const brand = await loadBrand('espnbet');
    return renderToStaticMarkup(createElement(MemoryRouter, {}, createElement(BrandContext, { value: brand }, page)));
  };
  return { server, handle, show, listen: () => handle.subscribe(() => undefined) };
}

describe('the page of linked accounts', () => {
  it('waits with a heading, then lists each account with a button to link it', async () => {
    const { server, show, listen } = setUp();
    const release = server.hold('LinkedAccounts');
    listen();
    expect(await show()).toMatch(/<h1[^>]*>Linked accounts<\/h1>/);
    expect(await show()).not.toContain('Sports Media');
    await release();
    const markup = await show();
    expect(markup).toMatch(
      /<button[^>]*aria-describedby="linked-account-sports-media"[^>]*><span[^>]*>Link<\/span><span[^>]*> Sports Media<\/span>/,
    );
    expect(markup).toContain('One account per service');
  });

  it('shows a linked account with its provider’s page and a button to unlink it, at once when another device has linked it', async () => {
    const { server, show, listen } = setUp();
    listen();
    await settle();
    server.push('LinkedAccountUpdated', { linkedAccountUpdated: { ...ACCOUNT, linked: true, label: 'Sports Media (maya)' } });
    const markup = await show();
    expect(markup).toMatch(/<a href="https:\/\/media\.test" target="_blank" rel="noopener noreferrer">Open/);
    expect(markup).toMatch(/Unlink<\/span><span[^>]*> Sports Media \(maya\)<\/span>/);
  });

  it('says that there is nothing to link, that it failed with a retry, or that there is no connection', async () => {
    const empty = setUp([]);
    empty.listen();
    await settle();
    expect(await empty.show()).toContain('No accounts to link');
    const failed = setUp();
    failed.server.fail('LinkedAccounts', { kind: 'unreachable' });
    failed.listen();
    await settle();
    expect(await failed.show()).toContain('Your linked accounts can’t be shown right now');
    expect(await failed.show()).toContain('Reload this part');
    failed.server.connection.set({ online: false, live: false });
    expect(await failed.show()).toContain('Your linked accounts are not saved on this device');
  });

  it('keeps its list without a connection, with a button that sleeps and says why', async () => {
    const { server, show, listen } = setUp();
    listen();
    await settle();
    server.connection.set({ online: false, live: false });
    const markup = await show();
    expect(markup).toContain('You’re offline. Linking needs a connection.');
    expect(markup).toMatch(/<button[^>]*disabled=""[^>]*><span[^>]*>Link</);
  });
});
