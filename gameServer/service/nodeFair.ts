import { createHash, createHmac, createSecretKey, randomBytes } from 'node:crypto';
import { type BlockOf, createFairStream, type FairRound, type RandomStream } from '../../core/fair/fairStream.ts';

export function newServerSeed(): string {
  return randomBytes(32).toString('hex');
}

/** What is published before the first round of a seed: SHA-256 of its 32 bytes, in hexadecimal. */
export function seedHashOf(serverSeed: string): string {
  return createHash('sha256').update(Buffer.from(serverSeed, 'hex')).digest('hex');
}

export function nodeBlocks(serverSeed: string): BlockOf {
  const key = createSecretKey(serverSeed, 'hex');
  return (message) => createHmac('sha256', key).update(message).digest();
}

export function nodeStream(round: FairRound): RandomStream {
  return createFairStream(round, nodeBlocks(round.serverSeed));
}
