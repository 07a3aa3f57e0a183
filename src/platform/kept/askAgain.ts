import type { PersistedText } from '../storage/persistedText.ts';

/** The name of the stored choices (`persistOnDevice`). */
export const ASK_AGAIN_TEXT = 'ask-again';
/** Minutes without activity after which reading without a connection closes. Null: not before the log-out, which is the default. */
export const ASK_AGAIN_MINUTES = [15, 60, 480, null] as const;
export type AskAgainMinutes = (typeof ASK_AGAIN_MINUTES)[number];

/** Players who share a device; the one who chose first is forgotten first. */
const MOST_PLAYERS = 8;

/** The choice of each player on this device. It outlives the log-out, so no player is named: they are stored by a digest. */
export interface AskAgain {
  read(playerId: string): Promise<AskAgainMinutes>;
  write(playerId: string, minutes: AskAgainMinutes): Promise<void>;
}

type Choice = readonly [player: unknown, minutes: unknown];

function choicesOf(stored: string | null): readonly Choice[] {
  try {
    const choices: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(choices) ? choices.filter((choice): choice is Choice => Array.isArray(choice)) : [];
  } catch {
    return [];
  }
}

export function createAskAgain(text: PersistedText, subtle: Pick<SubtleCrypto, 'digest'>): AskAgain {
  const digestOf = async (playerId: string): Promise<string> => {
    const digest = await subtle.digest('SHA-256', new TextEncoder().encode(`${ASK_AGAIN_TEXT} ${playerId}`));
    return btoa(String.fromCharCode(...new Uint8Array(digest)));
  };
  return {
    read: async (playerId) => {
      const choices = choicesOf(text.read());
      if (choices.length === 0) return null;
      const mine = await digestOf(playerId);
      const chosen = choices.find(([player]) => player === mine)?.[1];
      return ASK_AGAIN_MINUTES.find((minutes) => minutes === chosen) ?? null;
    },
    write: async (playerId, minutes) => {
      const mine = await digestOf(playerId);
      const others = choicesOf(text.read()).filter(([player]) => player !== mine);
      const choices = minutes === null ? others : [...others, [mine, minutes]];
      text.write(choices.length === 0 ? null : JSON.stringify(choices.slice(-MOST_PLAYERS)));
    },
  };
}
