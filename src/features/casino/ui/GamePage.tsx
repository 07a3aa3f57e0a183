import { Link, useParams } from 'react-router';
import { formatMoney } from '../../../../core/money/money.ts';
import { useOnline } from '../../../platform/usePlatform.ts';
import { Card } from '../../../ui/Card.tsx';
import { cls, join } from '../../../ui/cls.ts';
import { NotFoundMessage } from '../../../ui/NotFoundMessage.tsx';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useTitle } from '../../../ui/useTitle.ts';
import { type GamePage as Page, useGamePage } from '../data/game.ts';
import { useJackpotAmount } from '../data/jackpots.ts';
import { betRange, returnText } from '../logic/games.ts';
import { CasinoMessage } from './CasinoMessage.tsx';
import { Crumbs } from './Crumbs.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';
import { GameStage } from './GameStage.tsx';
import { GameArt } from './GameTile.tsx';
import { LiveJackpots } from './LiveJackpots.tsx';
import { PayWith } from './PayWith.tsx';
import * as styles from './pageStyles.ts';

const facts = cls({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '12px 16px',
  margin: 0,
  type: 'body',
  '& > dt': { color: '$text2' },
  '& > dd': { margin: 0, fontWeight: 600, textAlign: 'right', fontVariantNumeric: 'tabular-nums lining-nums' },
});
const also = cls({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  type: 'base',
  fontWeight: 600,
  '& img': { display: 'block', width: 44, height: 44, borderRadius: '$sm' },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
});
const alsoList = cls({ display: 'grid', gap: 12 });

const VOLATILITY = { LOW: 'Low', MEDIUM: 'Medium', HIGH: 'High' } as const;

/** `category/{categorySlug}/{gameProviderGameId}`: a game, what it takes and what it returns. */
export function GamePage() {
  const { gameProviderGameId = '' } = useParams();
  const page = useGamePage(gameProviderGameId);
  const isOnline = useOnline();
  useTitle(page.data?.found?.game.title ?? null);
  return (
    <div className={join(styles.page, styles.wholePage)}>
      <LiveJackpots />
      <AsyncRegion
        source={page}
        isOnline={isOnline}
        skeleton={<Skeleton height={480} />}
        message={(kind) => <CasinoMessage kind={kind} onRetry={() => void page.refetch()} />}
      >
        {({ found }) => (found === null ? <NotFoundMessage /> : <Found page={found} />)}
      </AsyncRegion>
    </div>
  );
}

function Found({ page }: { readonly page: Page }) {
  const { game } = page;
  return (
    <>
      <Crumbs categories={[page.category]} here={game.title} />
      <div className={styles.head}>
        <h1>{game.title}</h1>
        <span className={styles.quiet}>{game.provider}</span>
        <span className={styles.end}>
          <FavouriteButton gameId={game.id} />
        </span>
      </div>
      <div className={styles.body}>
        <GameStage key={game.id} game={game} description={page.description} />
        <About page={page} />
      </div>
    </>
  );
}

function About({ page: { game, volatility, alsoPlayed } }: { readonly page: Page }) {
  const jackpotCents = useJackpotAmount(game.jackpot);
  return (
    <Card as="section" className={styles.side} aria-labelledby="casino-about">
      <h2 id="casino-about">About</h2>
      <dl className={facts}>
        <dt>Bet</dt>
        <dd>{betRange(game)}</dd>
        {game.returnToPlayer !== null && (
          <>
            <dt>Return to player</dt>
            <dd>{returnText(game.returnToPlayer)}</dd>
          </>
        )}
        {jackpotCents !== null && (
          <>
            <dt>Jackpot</dt>
            <dd>{formatMoney(jackpotCents)}</dd>
          </>
        )}
        {volatility !== null && (
          <>
            <dt>Volatility</dt>
            <dd>{VOLATILITY[volatility]}</dd>
          </>
        )}
      </dl>
      <PayWith />
      {alsoPlayed.length > 0 && (
        <>
          <h2>More games like this</h2>
          <div className={alsoList}>
            {alsoPlayed.map((each) => (
              <Link key={each.id} className={also} to={each.path}>
                <GameArt game={each} sizes="44px" />
                {each.title}
              </Link>
            ))}
          </div>
        </>
      )}
    </Card>
  );
}
