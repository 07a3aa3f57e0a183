import type { BlockOf } from '../../core/fair/fairStream.ts';

/** A block that has not been computed yet. */
class MissingBlock extends Error {
  constructor(readonly messageOfBlock: string) {
    super('A block is missing');
  }
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const pairs = hex.match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}

/** The digest of the bytes that the hexadecimal text stands for, in hexadecimal. */
export async function sha256(hex: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytesOf(hex));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Runs `compute` with the blocks of a server seed. WebCrypto is asynchronous: a block that is missing is computed, and all is run again. */
export async function computeBlocks<Value>(serverSeed: string, compute: (blockOf: BlockOf) => Value): Promise<Value> {
  const key = await crypto.subtle.importKey('raw', bytesOf(serverSeed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const blocks = new Map<string, Uint8Array>();
  const blockOf: BlockOf = (message) => {
    const block = blocks.get(message);
    if (!block) throw new MissingBlock(message);
    return block;
  };
  for (;;) {
    try {
      return compute(blockOf);
    } catch (error) {
      if (!(error instanceof MissingBlock)) throw error;
      const signed = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(error.messageOfBlock));
      blocks.set(error.messageOfBlock, new Uint8Array(signed));
    }
  }
}
