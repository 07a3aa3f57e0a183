import { useCallback, useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { HIGHLIGHT_MS } from '../../../../core/highlight.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { useGoToLogIn } from '../../../platform/session/useGoToLogIn.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { usePlayer } from '../../../player/index.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { onFirstInput } from '../../../ui/onFirstInput.ts';
import { betslipOf } from '../data/betslip.ts';
import { panelOf } from '../data/panelChoice.ts';
import { panelMode } from '../logic/view/panelMode.ts';
import { BetslipContext } from './betslipContext.ts';
import { SlipPlace } from './SlipPlace.tsx';

const slipPanel = lazyPart(() => import('./SlipPanel.tsx').then((module) => module.SlipPanel), { place: SlipPlace });

const slipLinks = lazyPart(() => import('./SlipLinks.tsx').then((module) => module.SlipLinks));

/** The betslip beside the page. Its place is reserved at once; its components load after the first paint. */
export function BetslipPanel() {
  const services = useServices();
  const betslip = betslipOf(services);
  const login = useStore(betslip.login);
  const { online } = useStore(betslip.connection);
  const paused = useStore(services.reconnecting);
  const isSocketBlocked = useStore(services.priceSource) === 'none';
  const count = useSyncExternalStore(betslip.subscribe, () => betslip.slip().legs.length);
  const balanceCents = usePlayer(({ balances }) => balances?.playableCents ?? null);
  const firstName = usePlayer(({ account }) => account?.firstName ?? null);
  const format = useStore(services.oddsFormat);
  const highlightMs = useStore(services.startup).data?.applicationMetadata.oddsHighlightMilliseconds ?? HIGHLIGHT_MS;
  const onLogIn = useGoToLogIn();
  const { pathname, search } = useLocation();
  const hasLink = /[?&](featuredBetId|marketSelection)=/.test(search);
  const [hadLink, setHadLink] = useState(hasLink);
  if (hasLink && !hadLink) setHadLink(true);
  const navigate = useNavigate();
  // The wallet leads back to this page.
  const onDeposit = useCallback(
    () => void navigate('/deposit', { state: { from: 'betslip', path: pathname + search } }),
    [navigate, pathname, search],
  );
  const { outdated } = useStore(services.update);
  const onUpdate = useMemo(() => (outdated ? () => void services.update.apply() : null), [outdated, services]);
  const panel = panelOf(services);
  const choice = panel.useChoice();
  const [tight] = useState(() => window.matchMedia('(max-width: 1023px)').matches);

  // The first user input prefetches the betslip's logic, so that it is loaded before a price is picked.
  useEffect(() => onFirstInput(betslip.preload), [betslip]);

  const value = useMemo(
    () => ({
      betslip,
      panel,
      login,
      online,
      paused,
      isSocketBlocked,
      balanceCents,
      firstName,
      format,
      highlightMs,
      onLogIn,
      onDeposit,
      onUpdate,
    }),
    [
      betslip,
      panel,
      login,
      online,
      paused,
      isSocketBlocked,
      balanceCents,
      firstName,
      format,
      highlightMs,
      onLogIn,
      onDeposit,
      onUpdate,
    ],
  );
  // Opening the panel lays out the whole page: the picked price shows first.
  const mode = useDeferredValue(panelMode(choice, { login, count, tight, reading: pathname.startsWith('/info/') }));
  return (
    <BetslipContext value={value}>
      <slipPanel.Component mode={mode} />
      {hadLink && <slipLinks.Component />}
    </BetslipContext>
  );
}
