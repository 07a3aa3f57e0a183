import { GRAPH, type MovementView } from '../../logic/lineMovement.ts';
import * as styles from './movementStyles.ts';

/** How a price has moved: where it opened, where it is, and a line of 24 hours between. */
export function LineMovementCard({ opened, now, graph }: MovementView) {
  return (
    <div className={styles.card}>
      <p className={styles.head}>
        <span>Line movement</span>
        <span>24 h</span>
      </p>
      <svg className={styles.line} viewBox={`0 0 ${GRAPH.width} ${GRAPH.height}`} role="img" aria-label={graph.words}>
        <path d={graph.path} />
        <circle cx={graph.end.x} cy={graph.end.y} r={3.5} />
      </svg>
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
    </div>
  );
}
