import { createElement, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadBrand } from '../../src/brand/loader.ts';
import type { Betslip } from '../../src/features/betslip/data/betslip.ts';
import type { Panel } from '../../src/features/betslip/data/panelChoice.ts';
import { SAMPLES_AT, SLIP_SAMPLES, type SlipSample } from '../../src/features/betslip/logic/slipSamples.ts';
import { slipOf } from '../../src/features/betslip/logic/slipState.ts';
import { BetslipContext, type BetslipParts } from '../../src/features/betslip/ui/betslipContext.ts';
import { OpenSlip } from '../../src/features/betslip/ui/OpenSlip.tsx';
import { createStore } from '../../src/platform/externalStore.ts';
import type { Services } from '../../src/platform/services.ts';
import { ServicesContext } from '../../src/platform/usePlatform.ts';
import { BrandContext } from '../../src/ui/brandContext.ts';
import { fakeFlags } from '../support/fakeFlags.ts';
import { fakeServices } from '../support/fakeServices.ts';
import { MORE_SLIP_SAMPLES } from '../support/moreSlipSamples.ts';
import { outlineOf, recorder } from '../support/outline.ts';

const { told, calls } = recorder();
// What the router says where nothing is mounted.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => told('navigate')()));
afterEach(() => void vi.restoreAllMocks());

const brand = await loadBrand('tsb');
const score = { homeScore: 51, awayScore: 48, clock: 'Q3 4:12' };
const services = fakeServices({
  ...{ data: {} as Services['data'], flags: fakeFlags({ 'quick-deposit': true }), watchEvents: () => () => undefined },
  prices: { event: (id: string) => (id === 'e-4' ? score : null), onEvent: () => () => undefined } as unknown as Services['prices'],
});

/** The slip of a sample, with what each control does in it. */
function screenOf({
  state,
  login = 'loggedIn',
  online = true,
  balanceCents = 24_850,
  view = 'betslip',
}: SlipSample): Promise<string> {
  const slip = slipOf(state);
  const { getSnapshot, subscribe } = createStore(state);
  const known: Partial<Betslip> = {
    ...{ getSnapshot, subscribe, slip: () => slip, now: () => SAMPLES_AT },
    keepsSelections: { ...createStore(false), set: told('keepsSelections') },
  };
  const betslip = new Proxy(known, { get: (of, name) => of[name as keyof Betslip] ?? told(String(name)) }) as Betslip;
  const panel: Panel = {
    choose: told('panel'),
    show: told('show'),
    useChoice: () => 'open',
    useView: () => view,
    isDrawn: createStore(false),
  };
  const page = { login, online, paused: false, balanceCents, firstName: 'Maya', format: 'AMERICAN', highlightMs: 2_000 } as const;
  const parts: BetslipParts = { ...page, betslip, panel, onLogIn: told('logIn'), onDeposit: told('deposit'), onUpdate: null };
  const inPage = (part: ReactNode): ReactNode => {
    const inSlip = createElement(BetslipContext, { value: parts }, createElement(MemoryRouter, null, part));
    return createElement(ServicesContext, { value: services }, createElement(BrandContext, { value: brand }, inSlip));
  };
  return outlineOf(createElement(OpenSlip, { maximized: false, wasMinimized: { current: false } }), inPage, calls);
}

async function screensOf(samples: readonly SlipSample[]): Promise<string> {
  const screens: string[] = [];
  for (const sample of samples) screens.push(`# ${sample.name}\n${await screenOf(sample)}\n`);
  return screens.join('\n');
}

/** A changed line of the files is a change of what players see or of what a control does: read it before it is written anew. */
describe('the slip shows what it has to, and each control does what it says', () => {
  it('in the states of its gallery [S2.231 S2.235 S2.236 S2.242 S2.244 S2.247 S2.249 S2.254 S4.63 S4.64 S4.65 S4.66 S4.67 S4.68 S4.69 S4.70 S4.72]', async () => {
    await expect(await screensOf(SLIP_SAMPLES)).toMatchFileSnapshot('slipScreens.txt');
  });

  it('of each kind of bet with messages, rewards, moved prices, and while nothing can be changed [S2.231 S2.250 S3.61 S4.61 S4.62 S5.14 S5.17 S5.18 S5.19 S5.20]', async () => {
    await expect(await screensOf(MORE_SLIP_SAMPLES)).toMatchFileSnapshot('slipScreensMore.txt');
  });
});
