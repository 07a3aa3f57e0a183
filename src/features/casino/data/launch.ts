import { useEffect } from 'react';
import { mutation } from '../../../platform/data/declare.ts';
import { useServerData } from '../../../platform/data/useQuery.ts';
import { useMachine } from '../../../platform/runMachine.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { playerOf } from '../../../player/index.ts';
import { casinoBalances } from '../../../player/queries.ts';
import {
  IDLE,
  type LaunchEffect,
  type LaunchError,
  type LaunchEvent,
  type Launched,
  type LaunchState,
  stepLaunch,
} from '../logic/launch.ts';
import { CasinoCheckLocationDocument, CasinoCloseGameDocument, CasinoLaunchGameDocument } from './launch.generated.ts';
import { recentlyPlayed } from './playerGames.ts';

const launchGame = mutation({
  document: CasinoLaunchGameDocument,
  map: ({ casinoLaunchGame: { launch, error } }): { readonly launched: Launched | null; readonly error: LaunchError | null } => ({
    launched: launch,
    error,
  }),
});

const checkLocation = mutation({
  document: CasinoCheckLocationDocument,
  map: ({ casinoCheckLocation: { error } }): { readonly error: LaunchError | null } => ({ error }),
});

const closeGame = mutation({ document: CasinoCloseGameDocument, map: ({ casinoCloseGame }) => casinoCloseGame });

/** Performs the effects of stepLaunch for one game; leaving the page closes the game. */
export function useLaunch(gameId: string): readonly [LaunchState, (event: LaunchEvent) => void] {
  const data = useServerData();
  const { betsPlaced } = playerOf(useServices());
  const [state, send] = useMachine(IDLE, stepLaunch, perform);

  function perform(effect: LaunchEffect): void {
    if (effect.type === 'close') void close(effect.sessionId);
    else if (effect.type === 'checkLocation') void check();
    else if (effect.type === 'readBalance') readBalance();
    else void launch(effect.mode);
  }

  async function launch(mode: 'REAL' | 'DEMO'): Promise<void> {
    const answer = await data.mutate(launchGame, { gameId, mode });
    if (!answer.ok) return send({ type: 'launchUnanswered' });
    const { launched, error } = answer.value;
    if (error !== null) return send({ type: 'launchRefused', error });
    if (launched === null) return send({ type: 'launchUnanswered' });
    send({ type: 'launchAnswered', launched });
    void data.query(recentlyPlayed, {}).refetch();
  }

  async function close(sessionId: string): Promise<void> {
    await data.mutate(closeGame, { sessionId });
    readBalance();
  }

  function readBalance(): void {
    betsPlaced(null);
    void data.query(casinoBalances, {}).refetch();
  }

  async function check(): Promise<void> {
    const answer = await data.mutate(checkLocation, {});
    send(answer.ok ? { type: 'locationAnswered', error: answer.value.error } : { type: 'locationUnanswered' });
  }

  useEffect(() => () => send({ type: 'gameClosed' }), [send]);
  return [state, send];
}
