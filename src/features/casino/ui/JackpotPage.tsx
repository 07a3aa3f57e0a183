import { Link, useParams } from 'react-router';
import { formatMoney } from '../../../../core/money/money.ts';
import { useOnline, useServices } from '../../../platform/usePlatform.ts';
import { buttonStyle } from '../../../ui/Button.tsx';
import { useBrand } from '../../../ui/brandContext.ts';
import { Card } from '../../../ui/Card.tsx';
import { CountBadge } from '../../../ui/CountBadge.tsx';
import { cls, join } from '../../../ui/cls.ts';
import { NotFoundMessage } from '../../../ui/NotFoundMessage.tsx';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { useTitle } from '../../../ui/useTitle.ts';
import { type JackpotPage as Page, useJackpotPage } from '../data/category.ts';
import { useJackpotAmount } from '../data/jackpots.ts';
import { dropText, type Jackpot, wonText } from '../logic/games.ts';
import { CasinoMessage } from './CasinoMessage.tsx';
import { Crumbs } from './Crumbs.tsx';
import { CASINO_ART } from './casinoArt.ts';
import { GameGrid } from './GameGrid.tsx';
import { GameRowSkeleton } from './GameRow.tsx';
import { JackpotName } from './JackpotName.tsx';
import { LiveJackpots } from './LiveJackpots.tsx';
import * as styles from './pageStyles.ts';

const hero = cls({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 280px',
  minHeight: 288,
  overflow: 'hidden',
  '& > div': { display: 'grid', alignContent: 'center', justifyItems: 'start', gap: 4, padding: '40px 32px' },
  '& > img': { width: '100%', height: '100%', minHeight: 0, objectFit: 'cover', objectPosition: 'right' },
  '@tiny': { gridTemplateColumns: 'minmax(0, 1fr)', '& > img': { display: 'none' } },
});
const first = cls({ marginTop: 16 });
const amount = cls({
  type: 'score',
  color: '$accentText',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@tiny': { type: 'page' },
});
const quiet = cls({ type: 'body', color: '$text2' });
const others = cls({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))', gap: 12 });
const other = cls({
  display: 'grid',
  gap: 4,
  padding: 16,
  '& b': { type: 'heading', fontVariantNumeric: 'tabular-nums lining-nums' },
});

function Amount({ jackpot, className }: { readonly jackpot: Jackpot; readonly className?: string }) {
  const cents = useJackpotAmount(jackpot) ?? jackpot.amountCents;
  const isOnline = useOnline();
  return (
    <>
      <b {...(className !== undefined && { className })}>{formatMoney(cents)}</b>
      {!isOnline && <span className={quiet}>Paused while you’re offline</span>}
    </>
  );
}

/** `category/jackpots/{jackpotSlug}`: what can be won, and by which games. */
export function JackpotPage() {
  const { jackpotSlug = '' } = useParams();
  const page = useJackpotPage(jackpotSlug);
  const isOnline = useOnline();
  useTitle(page.data?.found?.jackpot.name ?? null);
  return (
    <div className={styles.page}>
      <LiveJackpots />
      <AsyncRegion
        source={page}
        isOnline={isOnline}
        skeleton={<GameRowSkeleton />}
        message={(kind) => <CasinoMessage kind={kind} onRetry={() => void page.refetch()} />}
      >
        {({ found }) => (found === null ? <NotFoundMessage /> : <Found page={found} />)}
      </AsyncRegion>
    </div>
  );
}

function Found({ page: { jackpot, others: rest, games } }: { readonly page: Page }) {
  const [game] = games;
  const { outOfState } = useBrand();
  const now = useServices().clock.now();
  return (
    <>
      <Crumbs categories={[{ label: 'Jackpots', path: '/casino/category/jackpots' }]} here={jackpot.name} />
      <Card className={hero}>
        <div>
          <JackpotName jackpot={jackpot} as="h1" />
          <Amount jackpot={jackpot} className={amount} />
          <p className={quiet}>{[dropText(jackpot), wonText(jackpot, now)].filter((text) => text !== null).join(' · ')}</p>
          {game && (
            <Link className={join(buttonStyle({ tone: 'primary' }).className, first)} to={game.path}>
              Play {game.title}
            </Link>
          )}
        </div>
        <img src={outOfState.image ?? CASINO_ART} alt="" width={280} height={288} />
      </Card>
      <div className={others}>
        {rest.map((each) => (
          <Card key={each.id} as="div" className={other}>
            <Link to={each.path}>{each.name}</Link>
            <Amount jackpot={each} />
            <span className={quiet}>{wonText(each, now) ?? dropText(each)}</span>
          </Card>
        ))}
      </div>
      <div className={styles.head}>
        <h2>Games that can win it</h2>
        <CountBadge count={games.length} />
      </div>
      <GameGrid games={games} totalCount={games.length} />
    </>
  );
}
