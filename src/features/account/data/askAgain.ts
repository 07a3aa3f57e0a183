import { useEffect, useState } from 'react';
import { useStore } from '../../../platform/externalStore.ts';
import { ASK_AGAIN_MINUTES, ASK_AGAIN_TEXT, type AskAgainMinutes, createAskAgain } from '../../../platform/kept/askAgain.ts';
import { useServices } from '../../../platform/usePlatform.ts';

export { ASK_AGAIN_MINUTES, type AskAgainMinutes };

/** The player's choice on this device and its change. Null where there is no player, or no Web Crypto, without which nothing is kept. */
export function useAskAgain(): readonly [AskAgainMinutes, (minutes: AskAgainMinutes) => void] | null {
  const { session, persistOnDevice } = useServices();
  const { playerId } = useStore(session);
  const subtle = (crypto as Partial<Crypto>).subtle ?? null;
  const [chosen, setChosen] = useState<AskAgainMinutes>(null);

  useEffect(() => {
    if (playerId === null || subtle === null) return;
    let isMine = true;
    void createAskAgain(persistOnDevice(ASK_AGAIN_TEXT), subtle)
      .read(playerId)
      .then((minutes) => {
        if (isMine) setChosen(minutes);
      });
    return () => {
      isMine = false;
    };
  }, [playerId, persistOnDevice, subtle]);

  if (playerId === null || subtle === null) return null;
  return [
    chosen,
    (minutes) => {
      setChosen(minutes);
      void createAskAgain(persistOnDevice(ASK_AGAIN_TEXT), subtle).write(playerId, minutes);
    },
  ];
}
