import { useParams } from 'react-router';
import { formatMoney } from '../../../../core/money/money.ts';
import { formatMoment } from '../../../../core/time/formatTime.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { Button, buttonStyle } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { NotFoundMessage } from '../../../ui/NotFoundMessage.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useRound, useZone } from '../data/history.ts';
import type { RoundDetails } from '../logic/history.ts';
import { Headed } from './Headed.tsx';
import { HeadedRegion } from './HeadedRegion.tsx';
import * as styles from './historyStyles.ts';

/** `/account/history/{sectionId}/{roundId}/round`: one casino round, with the proof that it was fair. */
export function RoundPage() {
  const { sectionId, roundId = '' } = useParams();
  return sectionId === 'casino' ? <Round roundId={roundId} /> : <NotFoundMessage />;
}

export function Round({ roundId }: { readonly roundId: string }) {
  return (
    <HeadedRegion
      source={useRound(roundId)}
      title="Round"
      height={360}
      none={{ title: 'No such round', text: 'You have played no round of this name.' }}
    >
      {(round) => <RoundView round={round} />}
    </HeadedRegion>
  );
}

const STATUS_TEXTS = { OPEN: 'Open', ENDED: 'Ended', ROLLED_BACK: 'Bet returned' } as const;

function factsOf(round: RoundDetails, timeZone: string): readonly (readonly [label: string, value: string])[] {
  const moment = (at: string): string => formatMoment(Date.parse(at), { seconds: true, timeZone });
  return [
    ['Game', round.gameTitle],
    ['Began', moment(round.openedAt)],
    ['Ended', round.endedAt === null ? '—' : moment(round.endedAt)],
    ['State', STATUS_TEXTS[round.status]],
    ['Bet', formatMoney(round.betCents)],
    ...(round.bonusCents > 0 ? ([['Of it from bonus', formatMoney(round.bonusCents)]] as const) : []),
    ['Win', formatMoney(round.winCents)],
    ['Balance before', round.beforeCents === null ? '—' : formatMoney(round.beforeCents)],
    ['Balance after', round.afterCents === null ? '—' : formatMoney(round.afterCents)],
    ['Round ID', round.gameRoundId],
  ];
}

function RoundView({ round }: { readonly round: RoundDetails }) {
  const timeZone = useZone();
  const { openSupport } = useServices();
  if (timeZone === null) return <Skeleton height={360} />;
  return (
    <Headed title={`Round ${round.id}`} back={{ to: `/account/history/casino/${round.sessionId}`, name: 'Session' }}>
      <Card>
        <dl className={styles.facts}>
          {factsOf(round, timeZone).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <div className={styles.bar}>
        {round.proofUrl === null ? (
          <p className={styles.note}>
            {round.status === 'ENDED'
              ? 'The game server that can prove this round can’t be reached from here.'
              : 'A round can be verified once it has ended.'}
          </p>
        ) : (
          <a className={buttonStyle({ tone: 'outline' }).className} href={round.proofUrl} target="_blank" rel="noopener">
            <Icon name="shield" size={16} />
            Verify that this round was fair
          </a>
        )}
        <Button tone="text" className={styles.atEnd} onClick={openSupport}>
          Report a problem
        </Button>
      </div>
    </Headed>
  );
}
