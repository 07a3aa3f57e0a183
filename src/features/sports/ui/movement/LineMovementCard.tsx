import type { ReactNode } from 'react';
import type { OddsFormat } from '../../../../../core/odds.ts';
import { AsyncRegion } from '../../../../ui/region/AsyncRegion.tsx';
import type { RegionSource } from '../../../../ui/region/regionView.ts';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { GRAPH, type LineMovement, type LinePrice, type MovementGraph, movementView } from '../../logic/lineMovement.ts';
import * as styles from './movementStyles.ts';

export interface LineMovementCardProps {
  readonly source: RegionSource<LineMovement>;
  readonly isOnline: boolean;
  /** The price on the page; null where it is not known. */
  readonly current: LinePrice | null;
  readonly format: OddsFormat;
}

/** Nothing in it can have the focus: it is gone as soon as the price loses it. */
const MISSING = {
  error: 'The movement did not come through. Point here again in a moment.',
  offline: 'You’re offline. Movements are not saved on this device.',
} as const;

/** How a price has moved: where it opened, where it is, and a line of 24 hours between. The same size in every state, so without an age. */
export function LineMovementCard({ source, isOnline, current, format }: LineMovementCardProps) {
  return (
    <div className={styles.card}>
      <p className={styles.head}>
        <span>Line movement</span>
        <span>{isOnline ? '24 h' : 'Offline'}</span>
      </p>
      <AsyncRegion
        {...(source.data === null ? { source, isOnline } : { source: { ...source, state: 'loaded' }, isOnline: true })}
        skeleton={
          <Frame opened={<Skeleton width={84} height={20} />} now={<Skeleton width={84} height={20} />}>
            <Skeleton height={GRAPH.height} />
          </Frame>
        }
        message={(kind) => <p className={styles.note}>{MISSING[kind]}</p>}
      >
        {(movement) => {
          const { opened, now, graph } = movementView(movement, current, format);
          return (
            <Frame opened={opened ?? '–'} now={now ?? '–'}>
              {graph === null ? <span className={styles.still}>No movement yet</span> : <Sparkline graph={graph} />}
            </Frame>
          );
        }}
      </AsyncRegion>
    </div>
  );
}

interface FrameProps {
  readonly opened: ReactNode;
  readonly now: ReactNode;
  readonly children: ReactNode;
}

function Frame({ opened, now, children }: FrameProps) {
  return (
    <>
      <div className={styles.place}>{children}</div>
      <dl className={styles.facts}>
        <div>
          <dt>Opened</dt>
          <dd>{opened}</dd>
        </div>
        <div>
          <dt>Now</dt>
          <dd>{now}</dd>
        </div>
      </dl>
    </>
  );
}

function Sparkline({ graph: { path, end, words } }: { readonly graph: MovementGraph }) {
  return (
    <svg className={styles.line} viewBox={`0 0 ${GRAPH.width} ${GRAPH.height}`} role="img" aria-label={words}>
      <path d={path} />
      <circle cx={end.x} cy={end.y} r={3.5} />
    </svg>
  );
}
