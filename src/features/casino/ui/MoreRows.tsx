import { useOnline } from '../../../platform/usePlatform.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { useIsNear } from '../../../ui/useIsNear.ts';
import { useIsPlayer, useLobby } from '../data/lobby.ts';
import { casinoMessage } from './casinoMessage.ts';
import { GameRow, GameRowSkeleton } from './GameRow.tsx';
import type { PlayerRowsProps } from './PlayerRows.tsx';

const playerRows = lazyPart<PlayerRowsProps>(() => import('./PlayerRows.tsx').then((module) => module.PlayerRows));

/** Rows of one further answer. */
const PART = 2;

export interface MoreRowsProps {
  /** Rows above these. */
  readonly offset: number;
  readonly totalCount: number;
}

/** The rows below the first one, and above them those of the player. */
export function MoreRows(props: MoreRowsProps) {
  const rows = <Part {...props} />;
  return useIsPlayer() ? <playerRows.Component>{rows}</playerRows.Component> : rows;
}

function Part({ offset, totalCount }: MoreRowsProps) {
  const part = useLobby(offset, PART);
  const isOnline = useOnline();
  return (
    <AsyncRegion
      source={part}
      isOnline={isOnline}
      skeleton={<GameRowSkeleton />}
      message={(kind) => <casinoMessage.Component kind={kind} onRetry={() => void part.refetch()} />}
    >
      {({ rows }) => (
        <>
          {rows.map((row) => (
            <GameRow key={row.slug} row={row} />
          ))}
          {offset + PART < totalCount && <NextPart offset={offset + PART} totalCount={totalCount} />}
        </>
      )}
    </AsyncRegion>
  );
}

/** Asked for only when it comes into sight: each row brings a dozen pictures. */
function NextPart(props: MoreRowsProps) {
  const [place, isNear] = useIsNear();
  if (isNear) return <Part {...props} />;
  return (
    <div ref={place}>
      <GameRowSkeleton />
    </div>
  );
}
