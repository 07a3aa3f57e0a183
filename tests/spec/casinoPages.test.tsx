import { act } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { matchRoutes, Route, Routes } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { appRoutes } from '../../src/app/routes/appRoutes.tsx';
import { loadBrand } from '../../src/brand/loader.ts';
import { AccountPanel } from '../../src/features/account/ui/AccountPanel.tsx';
import { AnonymousPanel } from '../../src/features/account/ui/AnonymousPanel.tsx';
import { LocationDialogs } from '../../src/features/location/ui/LocationDialogs.tsx';
import { LogOutDialog } from '../../src/features/session/ui/LogOutDialog.tsx';
import { MovedNote } from '../../src/features/session/ui/LogoutNote.tsx';
import { UpdateNotice } from '../../src/features/update/ui/UpdateNotice.tsx';
import type { PageRoute } from '../../src/platform/feature.ts';
import { settle } from '../../src/platform/testing/fakeTime.ts';
import { casinoStandIn } from '../support/casinoStandIn.ts';
import { read, renderInPage } from '../support/page.tsx';
import { ROUTE_ROWS } from '../support/routeRows.ts';
import { SPORTS_WORDS } from '../support/sportsWords.ts';

const brand = await loadBrand('hwc');
const FAILED = /can’t be shown right now|did not come through|something went wrong/i;
const ELSEWHERE: Readonly<Record<string, string>> = {
  '/dev-tools': 'for developers',
  '/account/linked-accounts': 'no page of a casino: it links no accounts',
};
const ADDRESSES = ROUTE_ROWS.flatMap(([address, , , , kinds]) =>
  kinds.includes('casino') && !(address in ELSEWHERE) ? [address] : [],
);

function rowAt(address: string): PageRoute {
  const element = matchRoutes(appRoutes('casino'), address)?.at(-1)?.route.element;
  return (element as { readonly props: { readonly row: PageRoute } }).props.row;
}

/** The text that a player reads or hears there once the data has come. */
async function textAt(address: string, part: ReactNode): Promise<string> {
  renderInPage(part, { ...casinoStandIn(address, brand), brand, address });
  for (let turn = 0; turn < 4; turn += 1) await act(() => settle());
  const named = [...document.querySelectorAll('[aria-label], [placeholder]')];
  return [read(), ...named.flatMap((element) => [element.ariaLabel, element.getAttribute('placeholder')])].join(' ');
}

beforeEach(() => {
  const brandAt = (name: string, casinoOf: string | null) => ({ name, address: `https://${name}.example/`, casinoOf });
  vi.stubGlobal('__BRANDS__', { hwc: brandAt('hwc', 'espnbet'), espnbet: brandAt('espnbet', null) });
});

it.each(ADDRESSES)('the page at %s of a standalone casino says no word of sports', async (address) => {
  const { path, page } = rowAt(address);
  const Page = await page.code.load();
  const text = await textAt(address, createElement(Routes, null, createElement(Route, { path, element: createElement(Page) })));
  expect(text).not.toMatch(FAILED);
  expect(text).not.toMatch(SPORTS_WORDS);
});

const nothing = (): void => undefined;
const opener = { current: null };
it.each([
  ['account panel of a player', <AccountPanel key="part" onClose={nothing} onLogOut={nothing} opener={opener} />],
  ['account panel of a visitor', <AnonymousPanel key="part" onClose={nothing} opener={opener} />],
  ['note of a move', <MovedNote key="part" text="You are in New Jersey" />],
  ['question before log-out', <LogOutDialog key="part" open onClose={nothing} />],
  [
    'help with location',
    <LocationDialogs key="part" opened={{ kind: 'denied' }} helper={null} onClose={nothing} onCheck={nothing} />,
  ],
  ['notice of an update', <UpdateNotice key="part" onDismiss={nothing} />],
] as const)('the %s of a standalone casino says no word of sports', async (_name, part) => {
  const text = await textAt('/', part);
  expect(text).not.toMatch(FAILED);
  expect(text).not.toMatch(SPORTS_WORDS);
});
