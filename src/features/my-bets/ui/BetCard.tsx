import { Fragment, type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { betReference } from '../../../../core/money/betReference.ts';
import { contractFormat, type OddsFormat, shownOdds } from '../../../../core/money/odds.ts';
import { selectionTitle } from '../../../../core/money/points.ts';
import { formatMoment } from '../../../../core/time/formatTime.ts';
import { pastText, startText } from '../../../../core/time/times.ts';
import { useOnline } from '../../../platform/usePlatform.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { join } from '../../../ui/cls.ts';
import { LegRules } from '../../../ui/LegRules.tsx';
import { LiveMark } from '../../../ui/LiveMark.tsx';
import { Pill, type PillTone } from '../../../ui/Pill.tsx';
import { SameGameName, SameGamePrice, sameGameHead } from '../../../ui/SameGame.tsx';
import { useFocusRestore } from '../../../ui/useFocusRestore.ts';
import { useCashOut } from '../data/useCashOuts.ts';
import { useLiveFacts } from '../data/useMyBets.ts';
import type { Bet, BetLeg } from '../logic/bet.ts';
import { betAgain, namesMarket } from '../logic/betFilters.ts';
import {
  betStanding,
  betTitle,
  cancellationText,
  type LegStanding,
  type LiveFacts,
  legLine,
  legNote,
  legStanding,
  liveFacts,
  moneyColumns,
  partlyCashedText,
  type Standing,
  standingText,
} from '../logic/betText.ts';
import { cashOutUnavailableText } from '../logic/cashOutText.ts';
import { type LegProgress, legProgress } from '../logic/legProgress.ts';
import { type BetPick, leadingLeg, picksOf } from '../logic/picks.ts';
import { BetStoryList } from './BetStoryList.tsx';
import * as styles from './betStyles.ts';
import { CashOutBox } from './CashOutBox.tsx';
import { ShareBet } from './ShareBet.tsx';
import { StandingMark } from './StandingMark.tsx';

const TONES: Record<Standing, PillTone> = {
  pending: 'neutral',
  live: 'danger',
  won: 'success',
  partlyWon: 'neutral',
  lost: 'neutral',
  partlyLost: 'neutral',
  halfWon: 'success',
  halfLost: 'neutral',
  push: 'info',
  void: 'info',
  cashedOut: 'warning',
  cancelled: 'info',
  invalid: 'info',
};

export interface BetCardProps {
  readonly bet: Bet;
  readonly format: OddsFormat;
  /** Epoch milliseconds: decides which day is "today". */
  readonly now: number;
  /** In which the card says when the bet was placed or settled. Default: that of the device. */
  readonly timeZone?: string;
  /** Says at a press what happened to it. */
  readonly hasStory?: boolean;
}

/** One bet: its state, its legs, its stake and its payout. */
export function BetCard({ bet, format, now, timeZone, hasStory = false }: BetCardProps) {
  const facts = useLiveFacts(bet.legs);
  const liveOf = (leg: BetLeg): LiveFacts => facts[bet.legs.indexOf(leg)] ?? liveFacts(leg, null);
  const standingOf = (leg: BetLeg): LegStanding => legStanding(bet, leg, liveOf(leg));
  const lineOf = (leg: BetLeg): string => legLine(leg, liveOf(leg), startText(leg.startsAt, now));
  const [isStoryOpen, setStoryOpen] = useState(false);
  const standing = betStanding(
    bet,
    bet.legs.some((leg) => standingOf(leg) === 'live'),
  );
  const past = (at: string): string =>
    timeZone === undefined ? pastText(at, now) : formatMoment(Date.parse(at), { seconds: false, timeZone });
  const when = bet.settledAt === null ? `Placed ${past(bet.placedAt)}` : `Settled ${past(bet.settledAt)}`;
  return (
    <Card as="article" className={styles.card} aria-labelledby={`bet-${bet.id}`}>
      <header className={styles.cardHead}>
        <div className={styles.cardName}>
          <h2 id={`bet-${bet.id}`}>{betTitle(bet)}</h2>
          <small>{when}</small>
        </div>
        {bet.reward !== null && <Pill tone="reward">{bet.reward}</Pill>}
        {bet.regraded && <Pill tone="warning">Corrected</Pill>}
        <Pill tone={TONES[standing]}>{standing === 'live' ? <LiveMark>Live</LiveMark> : standingText(standing)}</Pill>
        {/* The price of all combinations together is no price that anybody bets at. */}
        {bet.combinations === 1 && (
          <span className={styles.cardOdds}>{shownOdds(bet.totalOdds[contractFormat(format)], format)}</span>
        )}
        <LegRules legs={bet.legs.map((leg) => ({ title: legTitle(leg), rule: leg.rule }))} />
      </header>
      <ul>
        {picksOf(bet, format).map((pick) => (
          <Fragment key={pick.legs[0].id}>
            {pick.isSameGame && <SameGame pick={pick} line={lineOf(leadingLeg(pick))} />}
            {pick.legs.map((leg) => (
              <Leg
                key={leg.id}
                leg={leg}
                standing={standingOf(leg)}
                right={legNote(bet, leg, format)}
                market={namesMarket(bet, pick) ? leg.marketName : null}
                progress={bet.status === 'OPEN' ? legProgress(leg, liveOf(leg)) : null}
              >
                {pick.isSameGame ? leg.marketName : <EventLink leg={leg} line={lineOf(leg)} />}
              </Leg>
            ))}
          </Fragment>
        ))}
      </ul>
      <Money bet={bet} />
      <Note text={cancellationText(bet)} />
      <Note text={partlyCashedText(bet)} />
      {bet.status === 'OPEN' && <OpenCashOut bet={bet} />}
      <footer className={styles.betId}>
        ID {betReference(bet)}
        <CopyButton text={betReference(bet)} label="Copy bet ID" />
        <span className={styles.space} />
        <BetAgain bet={bet} />
        {hasStory && (
          <Button tone="text" size="sm" aria-expanded={isStoryOpen} onClick={() => setStoryOpen(!isStoryOpen)}>
            What happened
          </Button>
        )}
        {bet.status === 'OPEN' && <ShareBet betId={bet.id} title={`${betTitle(bet)}, ${betReference(bet)}`} />}
      </footer>
      {isStoryOpen && <BetStoryList betId={bet.id} timeZone={timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone} />}
    </Card>
  );
}

/** The mark alone would say that it is whole. */
const HALF_STANDINGS: ReadonlySet<LegStanding> = new Set(['halfWon', 'halfLost']);
/** Its selections that still take bets, at the prices of now. */
function BetAgain({ bet }: { readonly bet: Bet }) {
  const { pathname, search } = useLocation();
  const again = betAgain(bet);
  if (again === null) return null;
  const query = new URLSearchParams(search);
  for (const selection of again.selections) query.append('marketSelection', selection);
  return (
    <Link className={styles.again} to={{ pathname, search: String(query) }} replace preventScrollReset>
      {again.text}
    </Link>
  );
}

interface LegProps {
  readonly leg: BetLeg;
  /** After the selection, where nothing else says it. */
  readonly market: string | null;
  readonly progress: LegProgress | null;
  readonly standing: LegStanding;
  readonly right: string;
  readonly children: ReactNode;
}

function legTitle(leg: BetLeg): string {
  return selectionTitle(leg.selectionName, leg.marketType, leg.pointsHundredths);
}

function Leg({ leg, standing, right, market, progress, children }: LegProps) {
  return (
    <li className={styles.legRow}>
      <StandingMark standing={standing} />
      <div>
        <strong>
          {legTitle(leg)}
          {market !== null && <span className={styles.legMarket}> · {market}</span>}
        </strong>
        <small>{children}</small>
        {HALF_STANDINGS.has(standing) && <small>{standingText(standing)}</small>}
        {progress !== null && <Progress progress={progress} />}
      </div>
      <span className={styles.legRight}>{right}</span>
    </li>
  );
}

/** How a live leg stands: in words, and where it can be counted as a bar. */
function Progress({ progress: { text, share } }: { readonly progress: LegProgress }) {
  return (
    <>
      {share !== null && (
        <span className={styles.progress} style={{ display: 'block' }} aria-hidden="true">
          <i style={{ transform: `scaleX(${share})` }} />
        </span>
      )}
      <small>{text}</small>
    </>
  );
}

function EventLink({ leg, line }: { readonly leg: BetLeg; readonly line: string }) {
  return (
    <Link className={styles.legLink} to={leg.eventPath}>
      {line}
    </Link>
  );
}

/** The line above the legs of one event that are one pick. */
function SameGame({ pick, line }: { readonly pick: BetPick; readonly line: string }) {
  return (
    <li className={join(sameGameHead, styles.game)}>
      <SameGameName>
        <EventLink leg={pick.legs[0]} line={line} />
      </SameGameName>
      <SameGamePrice odds={pick.odds} />
    </li>
  );
}

function Note({ text }: { readonly text: string | null }) {
  return text === null ? null : <p className={styles.note}>{text}</p>;
}

function OpenCashOut({ bet }: { readonly bet: Bet }) {
  const { cashOuts, view, isLive } = useCashOut(bet.id);
  return (
    <div {...useFocusRestore<HTMLDivElement>('input, button')}>
      <CashOutBox
        view={view}
        listedCents={bet.cashOutCents}
        title={`${betTitle(bet)}, ${betReference(bet)}`}
        unavailableText={cashOutUnavailableText(bet)}
        isOnline={useOnline()}
        isLive={isLive}
        onEvent={(event) => cashOuts.raise(bet.id, event)}
        onConfirm={() => cashOuts.confirm(bet.id)}
        onSetAuto={(amountCents) => cashOuts.setAuto(bet.id, amountCents)}
        onRemoveAuto={() => cashOuts.removeAuto(bet.id)}
      />
    </div>
  );
}

function Money({ bet }: { readonly bet: Bet }) {
  return (
    <dl className={styles.money}>
      {moneyColumns(bet).map(({ label, text, isGain = false }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={isGain ? styles.gain : undefined}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
