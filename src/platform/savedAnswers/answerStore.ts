import type { AnswerDatabase, Vault } from './answerDatabase.ts';

/** More answers than a player looks at between two visits; the oldest are removed first. */
const MOST_ANSWERS = 150;
/** No page of a list is longer. */
const MOST_CHARACTERS = 1_000_000;

export interface AnswerStorePorts {
  readonly brand: string;
  /** Other versions of the app may have other shapes of the same answer. */
  readonly version: string;
  readonly database: AnswerDatabase;
  readonly crypto: Pick<Crypto, 'subtle' | 'getRandomValues' | 'randomUUID'>;
}

export interface SavedAnswer {
  readonly data: unknown;
  /** When the server confirmed it, in epoch milliseconds. */
  readonly at: number;
}

/** Answers that the player has seen, sealed on this device for reading without a connection (docs/adr/0104, 0134). */
export interface AnswerStore {
  /** A session of the player has started on this page. @param isNew by a log-in: the answers of an earlier session are deleted. */
  begin(playerAlias: string, isNew: boolean): Promise<void>;
  /** Whether this device has saved answers of the player. Whether they may be read now is decided in readable.ts. */
  areThere(playerAlias: string): Promise<boolean>;
  read(playerAlias: string, name: string): Promise<SavedAnswer | null>;
  write(playerAlias: string, name: string, answer: SavedAnswer): Promise<void>;
  forget(): Promise<void>;
}

const encoder = new TextEncoder();

export function createAnswerStore({ brand, version, database, crypto }: AnswerStorePorts): AnswerStore {
  const { subtle } = crypto;
  /** The owner of an answer: sealed with it, so that it opens nowhere else. */
  const ownerOf = (vault: Vault, name: string): Uint8Array<ArrayBuffer> =>
    encoder.encode(JSON.stringify([brand, version, vault.id, vault.playerAlias, name]));

  /** Names contain what was looked at, so only their digest is stored. */
  const idOf = async (vault: Vault, name: string): Promise<string> => {
    const digest = new Uint8Array(await subtle.digest('SHA-256', ownerOf(vault, name)));
    return btoa(String.fromCharCode(...digest));
  };

  const vaultOf = async (playerAlias: string): Promise<Vault | null> => {
    const vault = await database.vault();
    return vault?.playerAlias === playerAlias ? vault : null;
  };

  return {
    begin: async (playerAlias, isNew) => {
      const key = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
      await database.begin({ id: crypto.randomUUID(), playerAlias, key }, isNew);
    },
    areThere: async (playerAlias) => (await vaultOf(playerAlias)) !== null,
    read: async (playerAlias, name) => {
      const vault = await vaultOf(playerAlias);
      if (vault === null) return null;
      const stored = await database.answer(await idOf(vault, name));
      if (stored === null) return null;
      const { iv, sealed } = stored;
      const opened = { name: 'AES-GCM', iv, additionalData: ownerOf(vault, name) };
      const text = new TextDecoder().decode(await subtle.decrypt(opened, vault.key, sealed));
      return JSON.parse(text) as SavedAnswer;
    },
    write: async (playerAlias, name, answer) => {
      const text = JSON.stringify(answer);
      const vault = await vaultOf(playerAlias);
      if (vault === null || text.length > MOST_CHARACTERS) return;
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const seal = { name: 'AES-GCM', iv, additionalData: ownerOf(vault, name) };
      const sealed = await subtle.encrypt(seal, vault.key, encoder.encode(text));
      await database.put(vault.id, await idOf(vault, name), { at: answer.at, iv, sealed }, MOST_ANSWERS);
    },
    forget: () => database.clear(),
  };
}
