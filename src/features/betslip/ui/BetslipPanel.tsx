import { lazy, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { OddsFormat } from '../../../../core/odds.ts';
import { useToast } from '../../../ui/toast/useToast.ts';
import type { LateBetslip } from '../data/lateBetslip.ts';
import { usePanelChoice } from '../data/panelChoice.ts';
import { panelMode } from '../logic/panelMode.ts';
import { BetslipContext } from './betslipContext.ts';
import { SlipPlace } from './SlipPlace.tsx';

export const loadSlipPanel = () => import('./SlipPanel.tsx');
const SlipPanel = lazy(() => loadSlipPanel().then((module) => ({ default: module.SlipPanel })));

export interface BetslipPanelProps {
  readonly betslip: LateBetslip;
  /** Playable balance; null while it is not known. */
  readonly balanceCents: number | null;
  /** Of the player, for the thanks; null when not known. */
  readonly firstName: string | null;
  readonly format: OddsFormat;
  readonly onLogIn: () => void;
}

/** The betslip beside the page. Its drawing is fetched behind the first paint; its place is there at once. */
export function BetslipPanel({ betslip, ...world }: BetslipPanelProps) {
  const login = useSyncExternalStore(betslip.login.subscribe, betslip.login.getSnapshot);
  const { online } = useSyncExternalStore(betslip.connection.subscribe, betslip.connection.getSnapshot);
  const count = useSyncExternalStore(betslip.subscribe, () => betslip.slip().legs.length);
  const choice = usePanelChoice();
  const toast = useToast();
  const [tight] = useState(() => window.matchMedia('(max-width: 1023px)').matches);
  const { balanceCents, firstName, format, onLogIn } = world;

  useEffect(() => betslip.onNotice((notice) => toast.show({ id: 'betslip', ...notice })), [betslip, toast]);

  // The first sign of a person: what moves the slip is here by the time a price is picked.
  useEffect(() => {
    const signs = ['pointermove', 'pointerdown', 'keydown'];
    const gone = new AbortController();
    const hear = (): void => {
      gone.abort();
      betslip.warm();
    };
    for (const sign of signs) window.addEventListener(sign, hear, { passive: true, signal: gone.signal });
    return () => gone.abort();
  }, [betslip]);

  const value = useMemo(
    () => ({ betslip, login, online, balanceCents, firstName, format, onLogIn }),
    [betslip, login, online, balanceCents, firstName, format, onLogIn],
  );
  const mode = panelMode(choice, { login, count, tight });
  return (
    <BetslipContext value={value}>
      <Suspense fallback={<SlipPlace mode={mode} />}>
        <SlipPanel mode={mode} />
      </Suspense>
    </BetslipContext>
  );
}
