import type { PersistedText } from '../storage/persistedText.ts';

/** The name of the stored choices (`persistOnDevice`). */
export const ASK_AGAIN_TEXT = 'ask-again';
/** Minutes without activity after which reading without a connection closes. Null: not before the log-out, which is the default. */
export const ASK_AGAIN_MINUTES = [15, 60, 480, null] as const;
export type AskAgainMinutes = (typeof ASK_AGAIN_MINUTES)[number];

/** Players who share a device; the one who chose first is forgotten first. */
const MOST_PLAYERS = 8;

/** The choice of each player on this device. It outlives the log-out. */
export interface AskAgain {
  read(playerAlias: string): AskAgainMinutes;
  write(playerAlias: string, minutes: AskAgainMinutes): void;
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

export function createAskAgain(text: PersistedText): AskAgain {
  return {
    read: (playerAlias) => {
      const chosen = choicesOf(text.read()).find(([player]) => player === playerAlias)?.[1];
      return ASK_AGAIN_MINUTES.find((minutes) => minutes === chosen) ?? null;
    },
    write: (playerAlias, minutes) => {
      const others = choicesOf(text.read()).filter(([player]) => player !== playerAlias);
      const choices = minutes === null ? others : [...others, [playerAlias, minutes]];
      text.write(choices.length === 0 ? null : JSON.stringify(choices.slice(-MOST_PLAYERS)));
    },
  };
}
