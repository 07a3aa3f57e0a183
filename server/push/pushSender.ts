import webPush from 'web-push';
import type { PushMessage } from '../../core/wire/pushMessage.ts';
import type { Deps } from '../deps.ts';
import { isPushEndpoint } from '../domain/push/endpoint.ts';
import { TTL_SECONDS } from '../domain/push/messages.ts';
import { type PushKeys, storedPushKeys } from '../store/push/index.ts';

/** `gone`: nothing will arrive there again. `later`: the service does not take it now. */
export type PushOutcome = 'sent' | 'gone' | 'later';

const PATIENCE_MS = 10_000;
/** The sandbox's; push services write there when a sender misbehaves. */
const SANDBOX_SUBJECT = 'mailto:push@slipstream.test';

type PushDeps = Pick<Deps, 'config' | 'db'>;

/** The keys that name this server to push services; null: nothing is pushed. A sandbox without keys of its own makes them once. */
export async function pushKeys({ config, db }: PushDeps): Promise<(PushKeys & { readonly subject: string }) | null> {
  if (config.push.vapid !== null) return config.push.vapid;
  if (!config.sandbox) return null;
  return { ...(await storedPushKeys(db.query, webPush.generateVAPIDKeys())), subject: SANDBOX_SUBJECT };
}

export interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** 404 and 410 by RFC 8030. The others will be the same for each later try: 401 and 403 are answered to keys that the browser has not subscribed for. */
const GONE: ReadonlySet<number> = new Set([400, 401, 403, 404, 410, 413]);

/** The outcome that an HTTP status means. 429 and those of the service's own faults pass. */
export function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  return GONE.has(status) ? 'gone' : 'later';
}

/** Sends one message. Never follows a redirect, which could lead to an address of our own network. */
export async function sendPush(
  deps: PushDeps,
  { endpoint, p256dh, auth }: PushAddress,
  message: PushMessage,
): Promise<PushOutcome> {
  // Checked again: the list of services may have become shorter since the browser subscribed.
  if (!isPushEndpoint(endpoint, deps.config.push.services)) return 'gone';
  const vapidDetails = await pushKeys(deps);
  if (vapidDetails === null) return 'later';
  const { method, headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
    vapidDetails,
    TTL: TTL_SECONDS[message.kind],
    urgency: message.kind === 'PRICE_ALERT' ? 'high' : 'normal',
    contentEncoding: 'aes128gcm',
  });
  const sent = Object.entries(headers)
    .filter(([name]) => name.toLowerCase() !== 'content-length')
    .map(([name, value]): [string, string] => [name, String(value)]);
  try {
    const response = await fetch(endpoint, {
      method,
      headers: sent,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      body: body === null ? null : new Uint8Array(body),
    });
    await response.body?.cancel();
    return outcomeOf(response.status);
  } catch {
    return 'later';
  }
}
