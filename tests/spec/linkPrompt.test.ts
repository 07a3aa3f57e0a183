import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Brand } from '../../src/brand/contract.ts';
import { loadBrand } from '../../src/brand/loader.ts';
import { dismissalsOf, linkPrompts } from '../../src/features/account/data/linkPrompt.ts';
import { promptStep } from '../../src/features/account/logic/linkPrompt.ts';
import { PanelContent } from '../../src/features/account/ui/PanelContent.tsx';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import type { PlatformServices } from '../../src/platform/services.ts';
import { memoryKeyValue } from '../../src/platform/storage/keyValue.ts';
import { createPersistedValue, type Owner } from '../../src/platform/storage/persistedValue.ts';
import { settle } from '../../src/platform/testing/fakeTime.ts';
import { ServicesContext } from '../../src/platform/usePlatform.ts';
import { BrandContext } from '../../src/ui/brandContext.ts';
import { fakeFlags } from '../support/fakeFlags.ts';
import { fakeServices } from '../support/fakeServices.ts';

const PROMPT = {
  promptType: 'ACCOUNT_MENU',
  title: 'Link your account',
  body: 'Picks follow you.',
  ctaLabel: 'See accounts',
  deepLink: { webUrl: '/account/linked-accounts' },
} as const;

/** The two places where a brand says that it supports account linking. */
type Support = { readonly enabled?: boolean; readonly isEnabled?: boolean };

function supporting(brand: Brand, support: Support): Brand {
  const { enabled = brand.preferences.accountLinkingEnabled, isEnabled = brand.accountLinking.isEnabled } = support;
  return {
    ...brand,
    preferences: { ...brand.preferences, accountLinkingEnabled: enabled },
    accountLinking: { ...brand.accountLinking, isEnabled },
  };
}

/** One device of a player. `page` is a load of the app on it. */
function device(dismissed: string[] = [], { prompt = PROMPT as typeof PROMPT | null, flag = true } = {}) {
  const server = fakeServer();
  const storage = memoryKeyValue();
  const owner = createStore<Owner>({ brand: 'espnbet', playerAlias: 'p1' });
  server.answer('AccountMenuPrompt', () => ({
    accountMenuPrompt: prompt,
    account: { espnAccountLinkPromptDismissals: { promptTypes: [...dismissed] } },
  }));
  server.answer('DismissAccountLinkPrompt', ({ promptType }) => {
    dismissed.push(String(promptType));
    return { dismissAccountLinkPrompt: { promptTypes: [...dismissed] } };
  });
  server.answer('AccountMenu', () => ({
    accountMenu: { balances: null, menuShelves: { accountMenuShelf: { menuShelfItems: [] }, referralMenuShelf: null } },
  }));
  for (const name of ['Account', 'AccountRewards']) server.hold(name);
  const persist: PlatformServices['persist'] = (definition) =>
    createPersistedValue({ storage, tabs: { send: () => undefined, listen: () => () => undefined }, owner }, definition);
  async function page() {
    const services = fakeServices({
      data: server.data,
      persist,
      connection: server.connection,
      session: server.session as never,
      flags: fakeFlags({ 'account-linking': flag, rewards: false }),
      hasPage: () => true,
      theme: { choices: [], choice: createStore('dark'), mode: createStore('dark'), choose: () => undefined },
      oddsFormat: createStore('AMERICAN'),
      report: () => undefined,
    });
    const prompts = server.data.query(linkPrompts, {});
    const dismissals = dismissalsOf(services);
    await dismissals.here.loaded();
    // The answer is there whatever the flag says, so only the panel can leave it out.
    prompts.subscribe(() => undefined);
    await settle();
    const show = async (code: string, support: Support = {}): Promise<string> => {
      const brand = supporting(await loadBrand(code), support);
      const panel = createElement(ServicesContext, { value: services }, createElement(PanelContent, { onLeave: () => undefined }));
      return renderToStaticMarkup(createElement(MemoryRouter, {}, createElement(BrandContext, { value: brand }, panel)));
    };
    return { ...dismissals, show };
  }
  return { server, owner, page };
}

const callsOf = (calls: readonly string[], name: string): readonly string[] => calls.filter((call) => call.startsWith(`${name} `));

describe('the prompt to link an account', () => {
  it('is in the account panel with a link and a button to dismiss it', async () => {
    const markup = await (await device().page()).show('espnbet');
    expect(markup).toMatch(/<section [^>]*aria-label="Link your account"/);
    expect(markup).toContain('Picks follow you.');
    expect(markup).toMatch(/<a [^>]*href="\/account\/linked-accounts"[^>]*>See accounts<\/a>/);
    expect(markup).toContain('aria-label="Dismiss: Link your account"');
  });

  it('needs the flag and the support of the brand', async () => {
    const on = await device().page();
    expect(await on.show('tsb')).not.toContain('Link your account');
    expect(await on.show('tsb', { enabled: true, isEnabled: true })).toContain('Link your account');
    expect(await on.show('espnbet', { enabled: true, isEnabled: false })).not.toContain('Link your account');
    expect(await on.show('espnbet', { enabled: false, isEnabled: true })).not.toContain('Link your account');
    const off = device([], { flag: false });
    expect(await (await off.page()).show('espnbet')).not.toContain('Link your account');
    expect(callsOf(off.server.calls, 'AccountMenuPrompt')).toHaveLength(1);
  });

  it('is not shown to a player whom the server sends none, or who dismissed it on another device', async () => {
    expect(await (await device([], { prompt: null }).page()).show('espnbet')).not.toContain('Dismiss');
    expect(await (await device(['ACCOUNT_MENU']).page()).show('espnbet')).not.toContain('Link your account');
    expect(await (await device(['ANOTHER']).page()).show('espnbet')).toContain('Link your account');
  });

  it('does not come back on this device once it is dismissed, with or without the server', async () => {
    const { server, owner, page } = device();
    server.fail('DismissAccountLinkPrompt', { kind: 'notSent' });
    const first = await page();
    first.dismiss('ACCOUNT_MENU');
    first.send('ACCOUNT_MENU');
    await settle();
    expect(await first.show('espnbet')).not.toContain('Link your account');
    expect(await (await page()).show('espnbet')).not.toContain('Link your account');
    owner.set({ brand: 'espnbet', playerAlias: 'p2' });
    expect(await (await page()).show('espnbet')).toContain('Link your account');
  });

  it('is known as dismissed to the server once it is sent', async () => {
    const dismissed: string[] = [];
    const { server, page } = device(dismissed);
    const { send } = await page();
    send('ACCOUNT_MENU');
    await settle();
    expect(callsOf(server.calls, 'DismissAccountLinkPrompt')).toEqual(['DismissAccountLinkPrompt {"promptType":"ACCOUNT_MENU"}']);
    expect(dismissed).toEqual(['ACCOUNT_MENU']);
    expect(server.data.query(linkPrompts, {}).getSnapshot().data?.dismissed).toEqual(['ACCOUNT_MENU']);
  });

  it('is shown, its dismissal sent, or neither', () => {
    const prompt = { promptType: 'ACCOUNT_MENU', title: '', body: '', ctaLabel: '', path: '/' } as const;
    expect(promptStep({ prompt, dismissed: [] }, [])).toBe('show');
    expect(promptStep({ prompt, dismissed: [] }, ['ACCOUNT_MENU'])).toBe('send');
    expect(promptStep({ prompt, dismissed: ['ACCOUNT_MENU'] }, ['ACCOUNT_MENU'])).toBe('nothing');
    expect(promptStep({ prompt: null, dismissed: [] }, ['ACCOUNT_MENU'])).toBe('nothing');
  });
});
