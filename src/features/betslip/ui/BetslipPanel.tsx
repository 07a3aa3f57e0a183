import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useStore } from '../../../platform/externalStore.ts';
import { useGoToLogIn } from '../../../platform/session/RequireLogIn.tsx';
import { useServices } from '../../../platform/usePlatform.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { usePanelChoice } from '../data/panelChoice.ts';
import { betslipOf } from '../data/startBetslip.ts';
import { panelMode } from '../logic/panelMode.ts';
import { BetslipContext } from './betslipContext.ts';
import { SlipPlace } from './SlipPlace.tsx';

const slipPanel = lazyPart(() => import('./SlipPanel.tsx').then(({ SlipPanel }) => SlipPanel), { place: SlipPlace });

/** The betslip beside the page. Its drawing is loaded behind the first paint; its place is there at once. */
export function BetslipPanel() {
  const services = useServices();
  const betslip = betslipOf(services);
  const login = useStore(betslip.login);
  const { online } = useStore(betslip.connection);
  const count = useSyncExternalStore(betslip.subscribe, () => betslip.slip().legs.length);
  const balanceCents = useStore(services.playableCents);
  const firstName = useStore(services.player)?.firstName ?? null;
  const format = useStore(services.oddsFormat);
  const onLogIn = useGoToLogIn();
  const choice = usePanelChoice();
  const [tight] = useState(() => window.matchMedia('(max-width: 1023px)').matches);

  // The first sign of a person: what moves the slip is here by the time a price is picked.
  useEffect(() => {
    const signs = ['pointermove', 'pointerdown', 'keydown'];
    const gone = new AbortController();
    const listener = (): void => {
      gone.abort();
      betslip.preload();
    };
    for (const sign of signs) window.addEventListener(sign, listener, { passive: true, signal: gone.signal });
    return () => gone.abort();
  }, [betslip]);

  const value = useMemo(
    () => ({ betslip, login, online, balanceCents, firstName, format, onLogIn }),
    [betslip, login, online, balanceCents, firstName, format, onLogIn],
  );
  const mode = panelMode(choice, { login, count, tight });
  return (
    <BetslipContext value={value}>
      <slipPanel.Component mode={mode} />
    </BetslipContext>
  );
}
