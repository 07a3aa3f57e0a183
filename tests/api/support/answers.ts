import { setTimeout as delay } from 'node:timers/promises';
import type { TestApi } from '../../support/buildTestApi.ts';
import { graphqlSocket } from '../../support/graphqlSocket.ts';

export interface Answered {
  readonly outcome: string;
  readonly text: string;
}

const PATIENCE_MS = 20_000;

/** How long a subscription to which nothing happens is watched: then nothing was refused, counted from the answer to a later one. */
const MOMENT_MS = 400;

/**
 * The answers to operations by name (`Query.wallet`): of a subscription its first message, if one comes.
 * @param isRefusal whether a refusal of a subscription is expected, for which it waits.
 */
export async function answersTo(
  texts: ReadonlyMap<string, string>,
  authorization: string | undefined,
  isRefusal: (name: string) => boolean,
  server: TestApi,
): Promise<ReadonlyMap<string, Answered>> {
  const answers = new Map<string, Answered>();
  for (const [name, text] of texts) {
    if (isSubscription(name)) continue;
    const { errors, data } = await server.query(text, {}, authorization);
    answers.set(name, { outcome: errors[0]?.extensions.code ?? 'ok', text: JSON.stringify(data ?? null) });
  }
  const subscriptions = [...texts.keys()].filter(isSubscription);
  const socket = await graphqlSocket(await server.url(), authorization === undefined ? {} : { authorization });
  await socket.waitFor(({ type }) => type === 'connection_ack');
  for (const name of subscriptions) socket.subscribe(name, texts.get(name) ?? '');
  socket.subscribe('last', 'subscription { nothing }');
  await socket.waitFor(({ id }) => id === 'last', PATIENCE_MS);
  for (const name of subscriptions.filter(isRefusal)) await socket.waitFor(({ id }) => id === name, PATIENCE_MS);
  await delay(MOMENT_MS);
  socket.close();
  for (const name of subscriptions) answers.set(name, firstAnswer(socket.messages.find(({ id }) => id === name)));
  return answers;
}

const isSubscription = (name: string): boolean => name.startsWith('Subscription.');

function firstAnswer(message: { readonly type: string; readonly payload?: unknown } | undefined): Answered {
  const { errors } = Object(message?.payload) as { errors?: { extensions: { code: string } }[] };
  const refused = message?.type === 'error' ? (message.payload as { extensions: { code: string } }[]) : (errors ?? []);
  return { outcome: refused[0]?.extensions.code ?? 'ok', text: JSON.stringify(message?.payload ?? null) };
}
