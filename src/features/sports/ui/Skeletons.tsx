import type { CSSProperties } from 'react';
import { cardStyle } from '../../../ui/Card.tsx';
import { cls, join } from '../../../ui/cls.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import * as row from './eventRowStyles.ts';
import { page, sectionHead, titledPage, titleRow } from './sectionStyles.ts';

const tiles = cls({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '196px',
  gap: 12,
  overflow: 'hidden',
  marginRight: -24,
  '@rail': { marginRight: -16 },
});
const tile = cls({ padding: 12, display: 'grid', gap: 8, height: 106 });
const tileRow = cls({ display: 'flex', alignItems: 'center', gap: 8, height: 24 });
const tileMeta = cls({ display: 'flex', justifyContent: 'space-between', height: 16 });
const columns = { '--columns': 3 } as CSSProperties;
const keys = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** Two sides and six prices, in the sizes of a real row. */
function RowSkeleton() {
  return (
    <div className={row.row}>
      <div className={row.meta}>
        <Skeleton card width={120} height={12} />
      </div>
      {keys(2).map((line) => [
        <span key={line} className={row.team}>
          <Skeleton card width={28} height={28} />
          <Skeleton card width={line === 0 ? 116 : 92} height={14} />
        </span>,
        ...keys(3).map((cell) => <Skeleton card key={`${line}-${cell}`} height={44} />),
      ])}
    </div>
  );
}

export function CardSkeleton({ rows }: { readonly rows: number }) {
  return (
    <div className={join(cardStyle, row.card)} style={columns}>
      <div className={row.head}>
        <span className={row.headName}>
          <Skeleton card width={18} height={18} />
          <Skeleton card width={72} height={14} />
        </span>
        {keys(3).map((column) => (
          <span key={column} className={row.headColumn}>
            <Skeleton card width={52} height={10} className={centred} />
          </span>
        ))}
      </div>
      {keys(rows).map((index) => (
        <RowSkeleton key={index} />
      ))}
    </div>
  );
}

const centred = cls({ margin: '0 auto' });

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
              <Skeleton card width={40} height={12} />
              <Skeleton card width={56} height={12} />
            </span>
            {keys(2).map((line) => (
              <span key={line} className={tileRow}>
                <Skeleton card width={22} height={22} />
                <Skeleton card width={line === 0 ? 96 : 80} height={14} />
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

const chips = cls({ display: 'flex', gap: 8, overflow: 'hidden' });

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
  /** What stands over the lines: home's live strip, a competition's title, the live page's choice. */
  readonly above: 'strip' | 'title' | 'chips';
}

/** A page of lines before they have come. */
export function SlateSkeleton({ above }: SlateSkeletonProps) {
  return (
    <div className={above === 'strip' ? page : titledPage} aria-busy="true">
      <VisuallyHidden>Loading lines</VisuallyHidden>
      {above === 'strip' && <StripSkeleton />}
      {above === 'title' && <TitleSkeleton />}
      {above === 'chips' && <ChipsSkeleton />}
      <CardSkeleton rows={3} />
      <CardSkeleton rows={4} />
    </div>
  );
}

const crumb = cls({ height: 36, display: 'flex', alignItems: 'center' });

export function EventSkeleton() {
  return (
    <div className={titledPage} aria-busy="true">
      <VisuallyHidden>Loading event</VisuallyHidden>
      <div className={crumb}>
        <Skeleton width={180} height={14} />
      </div>
      <Skeleton height={104} radius="var(--radii-lg)" />
      <Skeleton height={184} radius="var(--radii-lg)" />
      <Skeleton height={112} radius="var(--radii-lg)" />
      <Skeleton height={54} radius="var(--radii-lg)" />
    </div>
  );
}
