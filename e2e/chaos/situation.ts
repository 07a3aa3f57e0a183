import type { Browser, BrowserContext } from '@playwright/test';
import type { ChaosWorld } from './chaosWorld.ts';
import type { Cell } from './flows.ts';

/** Where a situation is played: on any server. */
export interface Stage extends Cell {
  readonly browser: Browser;
  readonly context: BrowserContext;
  /** The address of the brand, through the network. */
  readonly baseURL: string;
  /** A figure for the table. */
  readonly note: (words: string) => void;
  /** Undoes something when the situation has ended, however it ended; the last first. */
  readonly after: (undo: () => unknown) => void;
}

/** With a server and a network that can be broken. */
export interface WorldStage extends Stage {
  readonly world: ChaosWorld;
}

/** A state of device, server or page that no press brings about, and in which people use the app all the same. */
export interface Situation {
  readonly name: string;
  /** What is done, for the reader of the table. */
  readonly what: string;
  /** The states that it may end in, of which a person can act on each. */
  readonly ends: readonly string[];
  /** @returns one of `ends`. @throws where a step on the way shows something else. */
  readonly run: (stage: WorldStage) => Promise<string>;
}
