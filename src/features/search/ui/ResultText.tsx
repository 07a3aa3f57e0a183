import { formatOdds } from '../../../../core/money/odds.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { cls } from '../../../ui/cls.ts';
import { Icon, iconNamed } from '../../../ui/icons/Icon.tsx';
import { TeamBadge } from '../../../ui/TeamBadge.tsx';
import { markMatches } from '../logic/matches.ts';
import { detailText, pricesOf, type SearchResult } from '../logic/results.ts';

const sign = cls({
  flex: 'none',
  width: 40,
  display: 'flex',
  justifyContent: 'center',
  color: '$text2',
  '& > svg + svg': { marginLeft: -10 },
});
const disc = cls({
  width: 32,
  height: 32,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '$pill',
  backgroundColor: '$surface2',
});
const words = cls({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});
const title = cls({
  type: 'base',
  fontWeight: 600,
  color: '$text',
  '& > mark': { backgroundColor: '$accentSoft', color: '$onAccentSoft' },
});
const detail = cls({ type: 'caption', color: '$text2' });
const chevron = cls({ flex: 'none', color: '$text3' });

const prices = cls({
  flex: 'none',
  display: 'flex',
  gap: 4,
  '& > span': {
    display: 'grid',
    justifyItems: 'center',
    minWidth: 64,
    padding: '2px 8px',
    borderRadius: '$sm',
    backgroundColor: '$surface2',
    type: 'body',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  '& small': { maxWidth: 72, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', type: 'caption', color: '$text2' },
  '@small': { display: 'none' },
});

/** The prices of the winner, as they were when the search was answered. */
function Prices({ prices: shown }: { readonly prices: ReturnType<typeof pricesOf> }) {
  const format = useStore(useServices().oddsFormat);
  return (
    <span className={prices}>
      {shown.map(({ name, odds }) => (
        <span key={name}>
          {shown.length > 1 && <small>{name}</small>}
          {formatOdds(odds, format)}
        </span>
      ))}
    </span>
  );
}

/** Badge or icon, title with the matches marked, and a second line. @param now epoch milliseconds. */
export function ResultText({ result, term, now }: { readonly result: SearchResult; readonly term: string; readonly now: number }) {
  const winner = pricesOf(result);
  return (
    <>
      <span className={sign}>
        {result.badges.map((badge) => (
          <TeamBadge key={badge.abbreviation} {...badge} size={result.badges.length > 1 ? 24 : 28} />
        ))}
        {result.badges.length === 0 && (
          <span className={disc}>
            <Icon name={iconNamed(result.icon)} size={18} />
          </span>
        )}
      </span>
      <span className={words}>
        <span className={title}>
          {markMatches(result.title, term).map(({ at, text, isMatch }) => (isMatch ? <mark key={at}>{text}</mark> : text))}
        </span>
        <span className={detail}>{detailText(result, now)}</span>
      </span>
      {winner.length > 0 && <Prices prices={winner} />}
      <Icon name="chevronRight" size={18} className={chevron} />
    </>
  );
}
