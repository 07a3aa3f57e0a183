import { act, createElement, type ReactElement, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { loadBrand } from '../../src/brand/loader.ts';
import { sharedBetQuery } from '../../src/features/betslip/data/sharedBets.ts';
import { bills, oilers } from '../../src/features/betslip/logic/fixtures.ts';
import type { SharedBet } from '../../src/features/betslip/logic/sharedBet.ts';
import { AddOrReplaceDialog, type AddOrReplaceDialogProps } from '../../src/features/betslip/ui/AddOrReplaceDialog.tsx';
import { SharedBetPage } from '../../src/features/betslip/ui/SharedBetPage.tsx';
import { type FakeServer, fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import type { Services } from '../../src/platform/services.ts';
import type { PersistedValueDefinition } from '../../src/platform/storage/persistedValue.ts';
import { ServicesContext } from '../../src/platform/usePlatform.ts';
import { BrandContext } from '../../src/ui/brandContext.ts';
import { draw, elementWith, pressButton } from '../support/drawn.ts';
import { fakeServerData } from '../support/fakeServerData.ts';
import { fakeServices } from '../support/fakeServices.ts';
import { mountHook } from '../support/mountHook.ts';

const legs = [bills, oilers].map((pick) => ({
  ...{ pick, isOpen: true, sharedOdds: pick.odds, sharedPointsHundredths: pick.pointsHundredths, hasMoved: false },
}));
const parlay: SharedBet = {
  ...{ status: 'OPEN', type: 'PARLAY', stakeCents: null, sharedTotalOdds: '+312', totalOdds: '+312', sameGamePicks: [] },
  legs,
};

const section = { errors: [], draftBets: [], draftBetEventGroupings: [] };
const sections = { straight: section, parlay: section, teaser: section, roundRobin: section };

/** An open leg of the server's slip. */
function legOf(id: string) {
  const quote = { id, name: id, numeratorLong: 10, denominatorLong: 11, points: null };
  return {
    ...{ acceptedSelection: quote, marketSelection: quote, marketId: `m-${id}`, marketName: 'Moneyline', marketType: 'MONEYLINE' },
    ...{ marketStatus: 'OPEN', placeDelayMs: 0, marketStartAt: '2026-11-22T21:25:00Z', eventId: `e-${id}`, eventName: id },
    ...{ eventStatus: 'PRE_GAME', eventPath: `/${id}`, marketSelectionOddsTrend: null, marketSelectionRequiresAcceptance: false },
    errors: [],
  };
}

/** The slip's services of a player over this server; nothing is stored yet. */
function slipServices(server: FakeServer): Partial<Services> {
  const persist = <Value>({ initial }: PersistedValueDefinition<Value>) => ({
    ...createStore(initial),
    stored: async () => undefined,
    loaded: async () => undefined,
  });
  const services = {
    ...{ session: server.session, connection: server.connection, persist },
    ...{ clock: server.time.clock, timers: server.time.timers, report: () => undefined },
    anonymousToken: createStore(null),
    oddsFormat: createStore('AMERICAN'),
    persistInTab: () => ({ read: () => null, write: () => undefined }),
    persistOnDevice: () => ({ read: () => null, write: () => undefined }),
    analytics: { track: () => undefined },
    update: { holdUpdates: () => () => undefined },
  };
  return services as unknown as Partial<Services>;
}

interface SourceProps {
  readonly source: unknown;
}

interface RegionProps {
  readonly children: (value: unknown) => ReactNode;
}

/** A server whose slip of this player has these selections. */
function slipServer(selectionIds: readonly string[]): FakeServer {
  const server = fakeServer();
  let slip = { id: 'player:p1', revision: 1, errors: [], marketSelections: selectionIds.map(legOf), ...sections };
  const change = (marketSelections: typeof slip.marketSelections) => {
    slip = { ...slip, revision: slip.revision + 1, marketSelections };
    return { betslip: slip, userErrors: [] };
  };
  server.answer('Betslip', () => ({ betslip: slip }));
  server.answer('BetslipClear', () => ({ betslipClear: change([]) }));
  server.answer('BetslipAddMarketSelection', ({ selectionId }) => ({
    betslipAddMarketSelection: change([...slip.marketSelections, legOf(String(selectionId))]),
  }));
  server.answer('OddsAcceptance', () => ({ account: null }));
  return server;
}

/** The page of the bet, for a player whose slip has these selections. */
async function open(selectionIds: readonly string[], search = '?shareId=s1', bet: SharedBet = parlay) {
  const server = slipServer(selectionIds);
  const { query } = fakeServerData(new Map([[sharedBetQuery, { bet, isExpired: false }]]));
  const startup = createStore({ state: 'ready', data: { regionalMetadata: { validRegion: true } } });
  const services = fakeServices({
    ...slipServices(server),
    data: { ...server.data, query },
    startup: startup as unknown as Services['startup'],
  });
  const brand = await loadBrand('tsb');
  let drawn: ReactNode = null;
  const mounted = mountHook(
    () => {
      const region = draw(elementWith<SourceProps>(SharedBetPage(), 'source')) as ReactElement<RegionProps>;
      drawn = draw(region.props.children({ bet }));
    },
    {
      initial: {},
      wrap: (hook) =>
        createElement(
          ServicesContext,
          { value: services },
          createElement(
            BrandContext,
            { value: brand },
            createElement(MemoryRouter, { initialEntries: [`/shared_bet${search}`] }, hook),
          ),
        ),
    },
  );
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 0));
  const sent = () =>
    server.calls.flatMap((call): readonly unknown[] => {
      const [name = '', variables = ''] = call.split(/ (.*)/s);
      if (name === 'BetslipClear') return ['clear'];
      if (name !== 'BetslipAddMarketSelection') return [];
      const { selectionId, selectionOrigin, shareId, branchChannel } = JSON.parse(variables) as Record<string, unknown>;
      return [{ selectionId, selectionOrigin, shareId, branchChannel }];
    });
  const asked: (readonly [title: string, legs: number, totalOdds: string | null])[] = [];
  return {
    asked,
    press: (label: string) => mounted.act(() => pressButton(drawn, label)),
    /** Presses a button of the question, once it is shown. */
    answer: async (label: string) => {
      const question = () => elementWith<AddOrReplaceDialogProps>(drawn, 'onAnswer');
      await until(() => question() !== undefined);
      const props = question()?.props;
      if (props === undefined) throw new Error('The player is not asked');
      asked.push([props.title, props.legs, props.totalOdds]);
      mounted.act(() => pressButton(AddOrReplaceDialog(props), label));
      expect(question()).toBeUndefined();
    },
    /** Expects these changes of the slip, in this order. */
    sends: async (changes: readonly unknown[]) => {
      await until(() => sent().length >= changes.length);
      expect(sent()).toEqual(changes);
    },
  };
}

/** Lets React and the slip work until this is so, for a few seconds at most. */
async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 500 && !isSo(); turn += 1)
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
    });
}

const added = (branchChannel: string | null) =>
  [bills, oilers].map(({ selectionId }) => ({ selectionId, selectionOrigin: 'shared_bet', shareId: 's1', branchChannel }));

it('the question is about the legs that can still be bet on', async () => {
  const eagles = { ...bills, selectionId: 's-eagles', name: 'Eagles', eventId: 'e-9', marketId: 'm-9' };
  const closed = { pick: eagles, isOpen: false, sharedOdds: null, sharedPointsHundredths: null, hasMoved: false };
  const { press, answer, asked } = await open(['s-lions'], '?shareId=s1', { ...parlay, legs: [...legs, closed] });
  press('Add 2 to betslip');
  await answer('Add to betslip');
  expect(asked).toEqual([['3-leg parlay', 2, '+312']]);
});

it('“Replace betslip” empties the slip before a shared parlay is added', async () => {
  const { press, answer, sends } = await open(['s-eagles']);
  press('Add all');
  await answer('Replace betslip');
  await sends(['clear', ...added(null)]);
});

it('“Add to betslip” adds a shared parlay to the selections of the slip', async () => {
  const { press, answer, sends } = await open(['s-eagles']);
  press('Add all');
  await answer('Add to betslip');
  await sends(added(null));
});

it.each([
  ['~channel=sms&%2Bclicked_branch_link=true', 'sms'],
  ['utm_source=sms', null],
])('picks of a shared link with %s are added with the channel %s [S3.54]', async (more, channel) => {
  const { press, sends } = await open([], `?shareId=s1&${more}`);
  press('Add all');
  await sends(added(channel));
});
