import { type ReactNode, useState } from 'react';
import { useServices } from '../platform/usePlatform.ts';
import { logOutForStrongAuthOff } from '../player/index.ts';
import { lazyPart } from '../ui/lazyPart.tsx';
import { useOpen } from '../ui/useOpen.ts';
import { type CodeSource, useCodeNeed } from './oneTimeCodes.ts';

export const codeDialog = lazyPart(() => import('./CodeDialog.tsx').then((module) => module.CodeDialog));

interface Waiting {
  readonly work: () => Promise<void>;
  readonly mayTurnOff: boolean;
}

export interface Code {
  /** The masked number that codes are sent to; null while it is not known. */
  readonly destination: string | null;
  /**
   * Does the work, after a code where the server wants one. Resolves once it is done, or the code is asked for.
   * @param mayTurnOff offers a player who gets no codes a way to turn them off.
   */
  readonly before: (work: () => Promise<void>, mayTurnOff?: boolean) => Promise<void>;
  /** After the change: whether the next one needs a code is asked anew. */
  readonly refetch: () => Promise<void>;
  /** Has to be drawn. */
  readonly dialog: ReactNode;
}

/** The one-time code before a change that may need one. */
export function useCode(source: CodeSource): Code {
  const services = useServices();
  const need = useCodeNeed(source);
  const { isOpen, open, close } = useOpen(codeDialog);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const destination = need.data?.destination ?? null;
  const isNeeded = need.data?.showOneTimeCode ?? false;

  function end(): void {
    close();
    setWaiting(null);
  }

  return {
    destination,
    before: async (work, mayTurnOff = true) => {
      if (!isNeeded || destination === null) return work();
      setWaiting({ work, mayTurnOff });
      open();
    },
    refetch: need.refetch,
    dialog: isOpen && waiting !== null && destination !== null && (
      <codeDialog.Component
        source={source}
        destination={destination}
        onClose={end}
        onVerified={() => {
          end();
          void waiting.work();
        }}
        onNoCode={waiting.mayTurnOff ? () => void logOutForStrongAuthOff(services) : null}
      />
    ),
  };
}
