import { isPushEndpoint } from '../../../domain/push/endpoint.ts';
import { pushKeys } from '../../../push/pushSender.ts';
import {
  addSubscription,
  type PushOwner,
  readPushSettings,
  removeSubscription,
  switchPushKind,
} from '../../../store/push/index.ts';
import type { GraphqlContext } from '../context.ts';
import { apiError, refuseInput } from '../errors.ts';
import type { PushSettings, Resolvers } from '../generated/resolvers.ts';
import { NOT_LOGGED_IN, requirePlayer } from '../viewer.ts';

/** Lengths of the browser's keys in bytes (RFC 8291). */
const KEY_BYTES = { p256dh: 65, auth: 16 } as const;

function ownerOfPush(context: GraphqlContext): PushOwner & { readonly sessionId: string } {
  const { playerId, sessionId } = requirePlayer(context);
  return { playerId, sessionId, brand: context.hostBrand };
}

async function settingsOf({ deps }: GraphqlContext, owner: PushOwner): Promise<PushSettings> {
  const [keys, { devices, kinds }] = await Promise.all([pushKeys(deps), readPushSettings(deps.db.query, owner, deps.clock.now())]);
  return { publicKey: keys?.publicKey ?? null, devices: [...devices], kinds: [...kinds] };
}

function isKey(text: string, bytes: number): boolean {
  return /^[\w-]+={0,2}$/.test(text) && Buffer.from(text, 'base64url').length === bytes;
}

/** schema/push.graphql. */
export const pushResolvers = {
  Query: {
    pushSettings: async (_root, _args, context) => settingsOf(context, ownerOfPush(context)),
  },
  Mutation: {
    subscribeToPush: async (_root, { subscription: { endpoint, p256dh, auth } }, context) => {
      const owner = ownerOfPush(context);
      const { config, db, clock } = context.deps;
      if (!isPushEndpoint(endpoint, config.push.services)) refuseInput('endpoint is not an address of a known push service');
      if (!isKey(p256dh, KEY_BYTES.p256dh) || !isKey(auth, KEY_BYTES.auth)) refuseInput('p256dh and auth are keys of a browser');
      const isSubscribed = await addSubscription(db.query, { ...owner, endpoint, p256dh, auth }, clock.now());
      if (!isSubscribed) throw apiError('UNAUTHENTICATED', NOT_LOGGED_IN);
      return settingsOf(context, owner);
    },
    unsubscribeFromPush: async (_root, { endpoint }, context) => {
      const owner = ownerOfPush(context);
      await removeSubscription(context.deps.db.query, owner, endpoint);
      return settingsOf(context, owner);
    },
    switchPushKind: async (_root, { kind, isOn }, context) => {
      const owner = ownerOfPush(context);
      await switchPushKind(context.deps.db.query, owner, kind, isOn);
      return settingsOf(context, owner);
    },
  },
} satisfies Resolvers<GraphqlContext>;
