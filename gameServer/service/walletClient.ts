import { createHmac, randomUUID } from 'node:crypto';
import {
  type AuthenticateRequest,
  isWalletRefusal,
  signedText,
  WALLET_HEADERS,
  WALLET_PATH,
  WALLET_REFUSALS,
  type WalletOperation,
  type WalletSession,
} from '../../core/casino/walletContract.ts';
import type { WalletAnswer } from './round.ts';

export interface WalletReply {
  readonly answer: WalletAnswer;
  /** The player's cash, where the wallet told it. */
  readonly balanceCents: number | null;
  /** What a jackpot pays, where it was asked for. */
  readonly jackpotCents: number | null;
  readonly body: unknown;
}

/** The wallet of the casino's operator, over HTTP. */
export interface Wallet {
  call(operation: WalletOperation, body: object): Promise<WalletReply>;
  authenticate(request: AuthenticateRequest): Promise<WalletSession | WalletAnswer>;
}

export interface WalletAccess {
  /** Origin of the operator's server. */
  readonly origin: string;
  readonly serverId: string;
  readonly secret: string;
  readonly timeoutMs: number;
}

export function createWallet({ origin, serverId, secret, timeoutMs }: WalletAccess, nowMs: () => number): Wallet {
  async function call(operation: WalletOperation, body: object): Promise<WalletReply> {
    const path = `${WALLET_PATH}/${operation}`;
    const text = JSON.stringify(body);
    const timestamp = String(nowMs());
    const requestId = randomUUID();
    const signature = createHmac('sha256', secret)
      .update(signedText(timestamp, requestId, path, text))
      .digest('hex');
    try {
      const response = await fetch(`${origin}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [WALLET_HEADERS.server]: serverId,
          [WALLET_HEADERS.timestamp]: timestamp,
          [WALLET_HEADERS.request]: requestId,
          [WALLET_HEADERS.signature]: signature,
        },
        body: text,
        signal: AbortSignal.timeout(timeoutMs),
      });
      return readReply(response.ok, await response.json());
    } catch {
      // Refused, cut, too slow or no JSON: the wallet may have done what it was asked.
      return { answer: 'UNKNOWN', balanceCents: null, jackpotCents: null, body: null };
    }
  }

  return {
    call,
    async authenticate(request) {
      const { answer, body } = await call('authenticate', request);
      return answer === 'ACCEPTED' ? (body as WalletSession) : answer;
    },
  };
}

function readReply(isOk: boolean, body: unknown): WalletReply {
  const { code, balanceCents, jackpotCents }: Readonly<Record<string, unknown>> = Object(body);
  const balance = typeof balanceCents === 'number' ? balanceCents : null;
  const jackpot = typeof jackpotCents === 'number' ? jackpotCents : null;
  if (isOk) return { answer: 'ACCEPTED', balanceCents: balance, jackpotCents: jackpot, body };
  // A signature that is not accepted says nothing about the transaction.
  const isDecision =
    isWalletRefusal(code) && !WALLET_REFUSALS[code].isRetryable && code !== 'REPLAYED_REQUEST' && code !== 'BAD_SIGNATURE';
  return { answer: isDecision ? code : 'UNKNOWN', balanceCents: balance, jackpotCents: jackpot, body };
}
