/**
 * Provably fair numbers. Before a round the server publishes SHA-256 of its secret seed; the player may choose the client seed; every round
 * has its own nonce. The round's bytes are HMAC-SHA256 blocks, keyed by the server seed, of `clientSeed:nonce:block` with block 0, 1, 2 and
 * so on. Once the server seed is revealed anyone can compute the round again.
 */
export interface FairRound {
  /** 64 hexadecimal digits, the 32 bytes of the HMAC key. */
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** Random numbers of one round, in order. */
export interface RandomStream {
  /** A uniform integer from 0 to `bound` - 1. @param bound from 1 to 2^32. */
  below(bound: number): number;
}

/** The block of 32 bytes for a message, under the round's server seed. */
export type BlockOf = (message: string) => Uint8Array;

const TWO_TO_32 = 4_294_967_296;
const MAXIMUM_CLIENT_SEED = 64;

export function isServerSeed(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

/** Printable ASCII without a colon, which separates the parts of a message. */
export function isClientSeed(text: string): boolean {
  return text.length > 0 && text.length <= MAXIMUM_CLIENT_SEED && /^[\x21-\x39\x3b-\x7e]+$/.test(text);
}

export function blockMessage(clientSeed: string, nonce: number, block: number): string {
  return `${clientSeed}:${nonce}:${block}`;
}

/**
 * Takes four bytes at a time, big-endian, and rejects those above the largest multiple of the bound: the remainder of the rest is uniform.
 * @param blockOf throws where a block is not available; the error passes through.
 */
export function createFairStream({ clientSeed, nonce }: Omit<FairRound, 'serverSeed'>, blockOf: BlockOf): RandomStream {
  let bytes: Uint8Array = new Uint8Array(0);
  let block = 0;
  let offset = 0;

  function nextWord(): number {
    if (offset + 4 > bytes.length) {
      bytes = blockOf(blockMessage(clientSeed, nonce, block));
      block += 1;
      offset = 0;
    }
    let word = 0;
    for (let index = 0; index < 4; index += 1) word = word * 256 + (bytes[offset + index] ?? 0);
    offset += 4;
    return word;
  }

  return {
    below(bound) {
      if (!Number.isInteger(bound) || bound < 1 || bound > TWO_TO_32)
        throw new RangeError(`${bound} is no bound of random numbers`);
      const accepted = TWO_TO_32 - (TWO_TO_32 % bound);
      let word = nextWord();
      while (word >= accepted) word = nextWord();
      return word % bound;
    },
  };
}
