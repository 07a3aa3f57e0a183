import { Link, useParams } from 'react-router';
import { formatMoment } from '../../../../core/time/formatTime.ts';
import { useOnline } from '../../../platform/usePlatform.ts';
import { buttonStyle } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionEmpty } from '../../../ui/region/RegionEmpty.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { type FreeToPlay, useFreeToPlay } from '../data/game.ts';
import { CasinoMessage } from './CasinoMessage.tsx';
import { Crumbs } from './Crumbs.tsx';
import { GameStage } from './GameStage.tsx';
import * as styles from './pageStyles.ts';

/** `f2p/{promotionId}`: the game of a promotion, played with play credits alone. */
export function FreeToPlayPage() {
  const { promotionId = '' } = useParams();
  const free = useFreeToPlay(promotionId);
  return (
    <div className={styles.page}>
      <Crumbs here="Free to play" />
      <AsyncRegion
        source={free}
        isOnline={useOnline()}
        skeleton={<Skeleton height={480} />}
        message={(kind) => (
          <>
            <Heading />
            <CasinoMessage kind={kind} onRetry={() => void free.refetch()} />
          </>
        )}
      >
        {({ found }) => (found === null ? <None /> : <Found {...found} />)}
      </AsyncRegion>
    </div>
  );
}

function Heading() {
  return (
    <div className={styles.head}>
      <h1>Free to play</h1>
    </div>
  );
}

function None() {
  return (
    <>
      <Heading />
      <RegionEmpty
        title="This game is not offered any more"
        action={
          <Link className={buttonStyle({ tone: 'secondary' }).className} to="/casino">
            Lobby
          </Link>
        }
      >
        Every game that runs here can be tried as a demo.
      </RegionEmpty>
    </>
  );
}

function Found({ title, paragraphs, endsAt, game, description }: FreeToPlay) {
  return (
    <>
      <div className={styles.head}>
        <h1>{title}</h1>
        <span className={styles.quiet}>{game.title}</span>
      </div>
      <div className={styles.body}>
        <GameStage key={game.id} game={game} description={description} isFree />
        <Card as="section" className={styles.side} aria-labelledby="casino-free">
          <h2 id="casino-free">How it works</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {endsAt !== null && <p className={styles.quiet}>Until {formatMoment(Date.parse(endsAt), { seconds: false })}</p>}
        </Card>
      </div>
    </>
  );
}
