import { cls } from '../../../../ui/cls.ts';
import { visuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { useWinChances } from '../../data/useStatistics.ts';
import type { SlateEvent } from '../../logic/slate.ts';

const line = cls({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '10px 32px',
  borderTop: '1px solid $line',
  type: 'caption',
  color: '$text2',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& b': { fontWeight: 600, color: '$text' },
  '@small': { padding: '10px 16px' },
});
const bar = cls({
  flex: 1,
  display: 'flex',
  gap: 2,
  height: 6,
  borderRadius: 3,
  overflow: 'hidden',
  backgroundColor: '$surface2',
  // A dark colour shows on a dark page.
  '& > i': { display: 'block', minWidth: 2, boxShadow: 'inset 0 0 0 1px $colors$lineStrong', transition: 'flex-grow 300ms' },
});
const draw = cls({ backgroundColor: '$surface3' });

/** The chances of the sides by the prices of the winner, without the operator's margin. */
export function WinChance({ event }: { readonly event: SlateEvent }) {
  const chances = useWinChances(event);
  const [first, second] = event.participants;
  if (chances === null || first === undefined || second === undefined) return null;
  const percentOf = (key: string): number => chances.find((chance) => chance.key === key)?.percent ?? 0;
  // While the market is suspended the line keeps its place.
  const textOf = (key: string): string => (chances.length === 0 ? '–' : `${percentOf(key)}%`);
  const drawn = percentOf('DRAW');
  return (
    <div className={line}>
      <span>
        Win chance <b>{textOf(first.side)}</b>
      </span>
      <span className={bar} aria-hidden="true">
        {chances.length > 0 && (
          <>
            <i style={{ flexGrow: percentOf(first.side), backgroundColor: first.colors[0] }} />
            {drawn > 0 && <i className={draw} style={{ flexGrow: drawn }} />}
            <i style={{ flexGrow: percentOf(second.side), backgroundColor: second.colors[0] }} />
          </>
        )}
      </span>
      {drawn > 0 && <span>Draw {drawn}%</span>}
      <b>
        <span className={visuallyHidden}>{second.name} </span>
        {textOf(second.side)}
      </b>
    </div>
  );
}
