import { cardStyle } from '../../../ui/Card.tsx';
import { cls, join } from '../../../ui/cls.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import * as row from './eventRowStyles.ts';
import { columnEnd, page, sectionHead, titledList, titleRow } from './sectionStyles.ts';

const tiles = cls({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '196px',
  gap: 12,
  overflow: 'hidden',
  ...columnEnd,
});
const tile = cls({ padding: 12, display: 'grid', gap: 8, height: 106 });
const tileRow = cls({ display: 'flex', alignItems: 'center', gap: 8, height: 24 });
const tileMeta = cls({ display: 'flex', justifyContent: 'space-between', height: 16 });
/** Three columns of prices. */
export const columns = cls({ '--columns': 3 });
export const keys = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

export function LineSkeleton({ wide }: { readonly wide: boolean }) {
  return (
    <>
      <span className={row.team}>
        <Skeleton width={28} height={28} />
        <Skeleton width={wide ? 116 : 92} height={14} />
      </span>
      {keys(3).map((cell) => (
        <Skeleton key={cell} height="var(--price-height, 44px)" radius="var(--radii-md)" />
      ))}
    </>
  );
}

/** Two sides and six prices, in the sizes of a real row. */
function RowSkeleton() {
  return (
    <div className={row.row}>
      <div className={row.meta}>
        <Skeleton width={120} height={12} />
      </div>
      {keys(2).map((line) => (
        <LineSkeleton key={line} wide={line === 0} />
      ))}
    </div>
  );
}

function CardSkeleton({ rows }: { readonly rows: number }) {
  return (
    <div className={join(cardStyle, row.card, columns)}>
      <div className={row.head}>
        <span className={row.headName}>
          <Skeleton width={18} height={18} />
          <Skeleton width={72} height={14} />
        </span>
        {keys(3).map((column) => (
          <span key={column} className={centred}>
            <Skeleton width={52} height={10} />
          </span>
        ))}
      </div>
      {keys(rows).map((index) => (
        <RowSkeleton key={index} />
      ))}
    </div>
  );
}

const centred = cls({ display: 'grid', placeItems: 'center' });

function StripSkeleton() {
  return (
    <div>
      <div className={sectionHead}>
        <Skeleton width={104} height={20} />
      </div>
      <div className={tiles}>
        {keys(8).map((index) => (
          <div key={index} className={join(cardStyle, tile)}>
            <span className={tileMeta}>
              <Skeleton width={40} height={12} />
              <Skeleton width={56} height={12} />
            </span>
            {keys(2).map((line) => (
              <span key={line} className={tileRow}>
                <Skeleton width={22} height={22} />
                <Skeleton width={line === 0 ? 96 : 80} height={14} />
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

const chips = cls({ display: 'flex', gap: 8, overflow: 'hidden', ...columnEnd });

function ChipsSkeleton() {
  return (
    <div className={chips}>
      {keys(6).map((index) => (
        <Skeleton key={index} width={index % 2 === 0 ? 88 : 108} height={36} radius="999px" />
      ))}
    </div>
  );
}

function TitleSkeleton() {
  return (
    <div className={titleRow}>
      <Skeleton width={140} height={24} />
    </div>
  );
}

export interface SlateSkeletonProps {
  /** The content above the lines: home's live strip and competitions, a competition's title or the live page's filter. */
  readonly above: 'strip' | 'title' | 'chips';
}

/** A page of lines while they load. */
export function SlateSkeleton({ above }: SlateSkeletonProps) {
  return (
    <div className={above === 'strip' ? page : titledList} aria-busy="true">
      <VisuallyHidden>Loading lines</VisuallyHidden>
      {above === 'strip' && <StripSkeleton />}
      {above === 'title' && <TitleSkeleton />}
      {above !== 'title' && <ChipsSkeleton />}
      <CardSkeleton rows={3} />
      <CardSkeleton rows={4} />
    </div>
  );
}

/** Home in the built page, before any script has run. */
export function FirstFrame() {
  return <SlateSkeleton above="strip" />;
}
