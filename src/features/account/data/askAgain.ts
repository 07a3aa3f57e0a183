import { useReducer } from 'react';
import { useStore } from '../../../platform/externalStore.ts';
import {
  ASK_AGAIN_MINUTES,
  ASK_AGAIN_TEXT,
  type AskAgainMinutes,
  createAskAgain,
} from '../../../platform/savedAnswers/askAgain.ts';
import { useServices } from '../../../platform/usePlatform.ts';

export { ASK_AGAIN_MINUTES, type AskAgainMinutes };

/** The player's choice on this device and its change. Null where there is no player, or no Web Crypto, without which no answer is saved. */
export function useAskAgain(): readonly [AskAgainMinutes, (minutes: AskAgainMinutes) => void] | null {
  const { session, persistOnDevice } = useServices();
  const { playerAlias } = useStore(session);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  if (playerAlias === null || (crypto as Partial<Crypto>).subtle === undefined) return null;
  const askAgain = createAskAgain(persistOnDevice(ASK_AGAIN_TEXT));
  return [
    askAgain.read(playerAlias),
    (minutes) => {
      askAgain.write(playerAlias, minutes);
      drawAgain();
    },
  ];
}
