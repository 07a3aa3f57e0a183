import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { betReference } from '../../../../core/betReference.ts';
import type { OddsFormat } from '../../../../core/odds.ts';
import { selectionTitle } from '../../../../core/points.ts';
import { pastText, startText } from '../../../../core/times.ts';
import { useOnline } from '../../../platform/usePlatform.ts';
import { Card } from '../../../ui/Card.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { join } from '../../../ui/cls.ts';
import { LiveMark } from '../../../ui/LiveMark.tsx';
import { Pill, type PillTone } from '../../../ui/Pill.tsx';
import { SameGameName, SameGamePrice, sameGameHead } from '../../../ui/SameGame.tsx';
import { useFocusRestore } from '../../../ui/useFocusRestore.ts';
import { useCashOut } from '../data/useCashOuts.ts';
import { useLiveFacts } from '../data/useMyBets.ts';
import type { Bet, BetLeg } from '../logic/bet.ts';
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
import { type BetPick, leadingLeg, picksOf } from '../logic/picks.ts';
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
}

/** One bet: its state, its legs, its stake and its payout. */
export function BetCard({ bet, format, now }: BetCardProps) {
  const facts = useLiveFacts(bet.legs);
  const liveOf = (leg: BetLeg): LiveFacts => facts[bet.legs.indexOf(leg)] ?? liveFacts(leg, null);
  const standingOf = (leg: BetLeg): LegStanding => legStanding(bet, leg, liveOf(leg));
  const lineOf = (leg: BetLeg): string => legLine(leg, liveOf(leg), startText(leg.startsAt, now));
  const standing = betStanding(
    bet,
    bet.legs.some((leg) => standingOf(leg) === 'live'),
  );
  const when = bet.settledAt === null ? `Placed ${pastText(bet.placedAt, now)}` : `Settled ${pastText(bet.settledAt, now)}`;
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
        {bet.combinations === 1 && <span className={styles.cardOdds}>{bet.totalOdds[format]}</span>}
      </header>
      <ul>
        {picksOf(bet, format).map((pick) => (
          <Fragment key={pick.legs[0].id}>
            {pick.isSameGame && <SameGame pick={pick} line={lineOf(leadingLeg(pick))} />}
            {pick.legs.map((leg) => (
              <Leg key={leg.id} leg={leg} standing={standingOf(leg)} right={legNote(bet, leg, format)}>
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
        {bet.status === 'OPEN' && <ShareBet betId={bet.id} title={`${betTitle(bet)}, ${betReference(bet)}`} />}
      </footer>
    </Card>
  );
}

interface LegProps {
  readonly leg: BetLeg;
  readonly standing: LegStanding;
  readonly right: string;
  readonly children: ReactNode;
}

function Leg({ leg, standing, right, children }: LegProps) {
  return (
    <li className={styles.legRow}>
      <StandingMark standing={standing} />
      <div>
        <strong>{selectionTitle(leg.selectionName, leg.marketType, leg.pointsHundredths)}</strong>
        <small>{children}</small>
      </div>
      <span className={styles.legRight}>{right}</span>
    </li>
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
