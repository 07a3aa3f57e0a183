import { loadBrand } from '../../src/brand/loader.ts';
import type { Betslip } from '../../src/features/betslip/data/betslip.ts';
import { slipOf } from '../../src/features/betslip/logic/machine/slipState.ts';
import { SAMPLES_AT, SLIP_SAMPLES } from '../../src/features/betslip/testing/slipSamples.ts';
import { OpenSlip } from '../../src/features/betslip/ui/OpenSlip.tsx';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import { fakeFlags } from './fakeFlags.ts';
import { MORE_SLIP_SAMPLES } from './moreSlipSamples.ts';
import { offeredQuickDeposit } from './quickDeposit.tsx';
import { renderInSlip } from './slip.tsx';

const brand = await loadBrand('tsb');
const score = { homeScore: 51, awayScore: 48, clock: 'Q3 4:12' };
const services = {
  quickDeposit: offeredQuickDeposit,
  data: fakeServer().data,
  flags: fakeFlags({ 'quick-deposit': true }),
  watchEvents: () => () => undefined,
  prices: { event: (id: string) => (id === 'e-4' ? score : null), onEvent: () => () => undefined },
};

/** The open slip of a sample, and what its controls have asked for: the name of each call, and what it was given. */
export function renderSample(name: string, more: { readonly paused?: boolean } = {}): readonly (readonly unknown[])[] {
  const sample = [...SLIP_SAMPLES, ...MORE_SLIP_SAMPLES].find((one) => one.name === name);
  if (!sample) throw new Error(`There is no slip “${name}”`);
  const { name: _, state, view = 'betslip', ...page } = sample;
  const calls: unknown[][] = [];
  // Without the event of the press.
  const recorded =
    (call: string) =>
    (...given: readonly unknown[]) =>
      void calls.push([call, ...given.filter((one) => !(one instanceof Object && 'preventDefault' in one))]);
  const slip = slipOf(state);
  const overrides: Partial<Betslip> = {
    ...createStore(state),
    slip: () => slip,
    now: () => SAMPLES_AT,
    onNotice: () => () => undefined,
    keepsSelections: { ...createStore(false), set: recorded('keepsSelections') },
  };
  const betslip = new Proxy(overrides, { get: (of, key) => of[key as keyof Betslip] ?? recorded(String(key)) });
  const panel = {
    choose: recorded('panel'),
    show: recorded('show'),
    useChoice: () => 'open',
    useView: () => view,
    isDrawn: createStore(false),
  };
  renderInSlip(
    <OpenSlip maximized={false} wasMinimized={{ current: false }} />,
    { ...page, ...more, betslip, panel, onLogIn: recorded('logIn'), onDeposit: recorded('deposit') },
    { services, brand },
  );
  return calls;
}
