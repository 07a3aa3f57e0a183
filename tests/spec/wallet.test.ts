import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { Brand } from '../../src/brand/contract.ts';
import { loadBrand } from '../../src/brand/loader.ts';
import { WalletBox } from '../../src/features/account/ui/WalletBox.tsx';
import { ServicesContext } from '../../src/platform/usePlatform.ts';
import { me, playerMenu } from '../../src/player/queries.ts';
import { BrandContext } from '../../src/ui/brandContext.ts';
import { fakeFlags } from '../support/fakeFlags.ts';
import { fakeServerData } from '../support/fakeServerData.ts';
import { fakeServices } from '../support/fakeServices.ts';

const balances = {
  playableCents: 123_450,
  totalPlayableCents: 123_450,
  withdrawableCents: 120_000,
  restrictedCents: 0,
  bonusCents: 0,
};

async function creditsOf(brand: Brand): Promise<string | undefined> {
  const data = fakeServerData(
    new Map<unknown, unknown>([
      [me, { balances }],
      [playerMenu, { balances, creditsCents: 3450, items: [] }],
    ]),
  );
  const wallet = createElement(WalletBox, { onLeave: () => undefined });
  const page = createElement(ServicesContext, { value: fakeServices({ data, flags: fakeFlags() }) }, wallet);
  const markup = renderToStaticMarkup(createElement(MemoryRouter, null, createElement(BrandContext, { value: brand }, page)));
  return /<dt[^>]*>([^<]*)<\/dt><dd>\$34\.50<\/dd>/.exec(markup)?.[1];
}

it('the wallet calls credits what its brand calls them', async () => {
  const brand = await loadBrand('tsb');
  expect(await creditsOf(brand)).toBe('Site credit');
  expect(await creditsOf({ ...brand, accountCredits: { ...brand.accountCredits, headingTitle: 'Chips' } })).toBe('Chips');
});
