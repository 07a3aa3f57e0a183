import { createHash } from 'node:crypto';
import { PROOFS } from '../../domain/identity/stepUp.ts';
import type { CodeServices } from '../accounts/accountServices.ts';
import { actionNeedsProof, askForCode } from '../accounts/codes.ts';

export interface FactorRequest {
  readonly playerId: string;
  readonly network: string;
  readonly address: string;
  /** Null: none was typed yet. */
  readonly code: string | null;
}

/** The code of a log-in whose password is right. @returns null: none is needed, or it is right; else what the player is told. */
export type SecondFactor = (request: FactorRequest) => Promise<string | null>;

/** Codes are of one player at one network: somebody elsewhere who knows the password takes none away. */
export function createSecondFactor(services: CodeServices): SecondFactor {
  return async ({ playerId, network, address, code }) => {
    if (!(await actionNeedsProof(services, playerId, 'LOG_IN'))) return null;
    const { source, purpose: text } = PROOFS.LOG_IN;
    const sessionId = `log-in:${createHash('sha256').update(`${playerId} ${network}`).digest('hex')}`;
    return askForCode(services, { sessionId, purpose: source, playerId, address, code, text });
  };
}
