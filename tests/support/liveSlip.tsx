import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useSyncExternalStore } from 'react';
import { expect } from 'vitest';
import { loadBrand } from '../../src/brand/loader.ts';
import { createPanel } from '../../src/features/betslip/data/panelChoice.ts';
import { panelMode } from '../../src/features/betslip/logic/view/panelMode.ts';
import { type Harness, type HarnessSetup, harness } from '../../src/features/betslip/testing/harness.ts';
import { useBetslipParts } from '../../src/features/betslip/ui/betslipContext.ts';
import { noticeToast } from '../../src/features/betslip/ui/noticeToast.ts';
import { SlipContent } from '../../src/features/betslip/ui/SlipContent.tsx';
import { SlipRegion } from '../../src/features/betslip/ui/SlipPanel.tsx';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import { settle } from '../../src/platform/testing/fakeTime.ts';
import { ToastHost } from '../../src/ui/toast/ToastHost.tsx';
import { toasts } from '../../src/ui/toast/toastStore.ts';
import { fakeFlags } from './fakeFlags.ts';
import { offeredQuickDeposit } from './quickDeposit.tsx';
import { renderInSlip } from './slip.tsx';

const brand = await loadBrand('tsb');
const services = {
  quickDeposit: offeredQuickDeposit,
  data: fakeServer().data,
  flags: fakeFlags({ 'quick-deposit': true }),
  watchEvents: () => () => undefined,
  prices: { event: () => null, onEvent: () => () => undefined },
};

/** As SlipPanel, BetslipPanel and SlipToasts draw it, with the panel and the slip of the context. */
function Live() {
  const { betslip, panel, login } = useBetslipParts();
  const count = useSyncExternalStore(betslip.subscribe, () => betslip.slip().legs.length);
  const mode = panelMode(panel.useChoice(), { login, count, tight: false, reading: false });
  useEffect(() => betslip.onNotice((notice) => void toasts.show(noticeToast(notice, betslip))), [betslip]);
  return (
    <>
      <SlipRegion mode={mode} count={count} onOpen={() => panel.choose('open')}>
        {(wasMinimized) => <SlipContent mode={mode} wasMinimized={wasMinimized} />}
      </SlipRegion>
      <ToastHost brand="tsb" />
    </>
  );
}

export interface LiveSlip extends Harness {
  /** Whether the panel was minimized last, as the device stores it. */
  readonly minimized: { getSnapshot(): boolean };
}

/** The slip beside a page, whose machine runs over a server in memory: what is pressed happens. */
export async function openLiveSlip(setup: HarnessSetup = {}, wasMinimized = false): Promise<LiveSlip> {
  const made = harness(setup);
  const stored = createStore(wasMinimized);
  const panel = createPanel({ ...stored, stored: async () => undefined });
  renderInSlip(<Live />, { betslip: made.betslip, panel, login: setup.login ?? 'loggedIn' }, { services, brand });
  await act(() => settle());
  // The code of an open slip comes later, and that of its footer after it.
  const isOpen = !wasMinimized && (setup.slip?.legs.length ?? 0) > 0;
  if (isOpen) await waitFor(() => expect(screen.getByRole('switch', { name: 'Keep selections after the bet' })).toBeTruthy());
  return { ...made, minimized: stored };
}
