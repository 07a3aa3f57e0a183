import { type RefObject, useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { HIGHLIGHT_MS } from '../../../../core/money/highlight.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { useGoToLogIn } from '../../../platform/session/useGoToLogIn.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { usePlayer } from '../../../player/index.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { onFirstInput } from '../../../ui/onFirstInput.ts';
import { betslipOf } from '../data/betslip.ts';
import { panelOf } from '../data/panelChoice.ts';
import type { PanelMode } from '../logic/view/panelMode.ts';
import { BetslipContext } from './betslipContext.ts';
import { SlipContent } from './SlipContent.tsx';

const slipLinks = lazyPart(() => import('./SlipLinks.tsx').then((module) => module.SlipLinks));

interface BetslipPanelProps {
  readonly mode: PanelMode;
  /** The page's address has, or had, a link to bets. */
  readonly hasLinks: boolean;
  /** True until the slip has been opened after it was a button. */
  readonly wasMinimized: RefObject<boolean>;
}

/** What is inside of the slip's region: the data of its components, and its content where it is open. */
export function BetslipPanel({ mode, hasLinks, wasMinimized }: BetslipPanelProps) {
  const services = useServices();
  const betslip = betslipOf(services);
  const login = useStore(betslip.login);
  const { online } = useStore(betslip.connection);
  const paused = useStore(services.reconnecting);
  const isSocketBlocked = useStore(services.priceSource) === 'none';
  const balanceCents = usePlayer(({ balances }) => balances?.playableCents ?? null);
  const firstName = usePlayer(({ account }) => account?.firstName ?? null);
  const format = useStore(services.oddsFormat);
  const highlightMs = useStore(services.startup).data?.applicationMetadata.oddsHighlightMilliseconds ?? HIGHLIGHT_MS;
  const onLogIn = useGoToLogIn();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // The wallet leads back to this page.
  const onDeposit = useCallback(
    () => void navigate('/deposit', { state: { from: 'betslip', path: pathname + search } }),
    [navigate, pathname, search],
  );
  const { outdated } = useStore(services.update);
  const onUpdate = useMemo(() => (outdated ? () => void services.update.apply() : null), [outdated, services]);
  const panel = panelOf(services);

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
  return (
    <BetslipContext value={value}>
      <SlipContent mode={mode} wasMinimized={wasMinimized} />
      {hasLinks && <slipLinks.Component />}
    </BetslipContext>
  );
}
