import { useEffect, useReducer, useRef } from 'react';
import { mutation } from '../../../platform/data/declare.ts';
import { useServerData } from '../../../platform/data/useQuery.ts';
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

/** Runs the effects of stepLaunch for one game; leaving the page closes the game. */
export function useLaunch(gameId: string): readonly [LaunchState, (event: LaunchEvent) => void] {
  const data = useServerData();
  const { betsPlaced } = playerOf(useServices());
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const runner = useRef<{ readonly state: () => LaunchState; readonly send: (event: LaunchEvent) => void } | null>(null);
  runner.current ??= createRunner();

  function createRunner() {
    let state = IDLE;
    const send = (event: LaunchEvent): void => {
      const step = stepLaunch(state, event);
      state = step.state;
      for (const effect of step.effects) perform(effect);
      draw();
    };
    const perform = (effect: LaunchEffect): void => {
      if (effect.type === 'close') void close(effect.sessionId);
      else if (effect.type === 'checkLocation') void check();
      else if (effect.type === 'readBalance') readBalance();
      else void launch(effect.mode);
    };
    const launch = async (mode: 'REAL' | 'DEMO'): Promise<void> => {
      const answer = await data.mutate(launchGame, { gameId, mode });
      if (!answer.ok) return send({ type: 'launchUnanswered' });
      const { launched, error } = answer.value;
      if (error !== null) return send({ type: 'launchRefused', error });
      if (launched === null) return send({ type: 'launchUnanswered' });
      send({ type: 'launchAnswered', launched });
      void data.query(recentlyPlayed, {}).refetch();
    };
    const close = async (sessionId: string): Promise<void> => {
      await data.mutate(closeGame, { sessionId });
      readBalance();
    };
    const readBalance = (): void => {
      betsPlaced(null);
      void data.query(casinoBalances, {}).refetch();
    };
    const check = async (): Promise<void> => {
      const answer = await data.mutate(checkLocation, {});
      send(answer.ok ? { type: 'locationAnswered', error: answer.value.error } : { type: 'locationUnanswered' });
    };
    return { state: () => state, send };
  }

  const { send, state } = runner.current;
  useEffect(() => () => send({ type: 'gameClosed' }), [send]);
  return [state(), send];
}
