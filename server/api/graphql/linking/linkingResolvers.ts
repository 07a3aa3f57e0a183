import { randomBytes } from 'node:crypto';
import { ACCOUNT_LINKING_CALLBACK_PATH, LINKING_SECONDS } from '../../../../core/wire/accountLinking.ts';
import { isVerifier } from '../../../../core/wire/pkce.ts';
import type { Viewer } from '../../../domain/identity/viewer.ts';
import { logSecurity } from '../../../platform/securityLog.ts';
import { topics } from '../../../platform/topics.ts';
import {
  dismissedPrompts,
  dismissPrompt,
  findLinkedAccount,
  linkAccount,
  storeNonce,
  unlinkAccount,
} from '../../../store/linking/index.ts';
import { type ProviderClient, ProviderUnavailable } from '../../accountLinking/providerClient.ts';
import type { GraphqlContext } from '../context.ts';
import { apiError, refuseInput } from '../errors.ts';
import type { LinkedAccount, Resolvers } from '../generated/resolvers.ts';
import { SharedSource } from '../sockets/sharedSource.ts';
import { requirePlayer } from '../viewer.ts';

/** The one account that can be linked: its id is the same for every player, so that nobody can name another player's. */
const SPORTS_MEDIA = { id: 'sports-media', accountType: 'SPORTS_MEDIA', name: 'Sports Media' } as const;

const LONGEST_CODE = 2_048;

type PlayerViewer = Extract<Viewer, { kind: 'player' }>;

/** The provider, where this player can link accounts. */
async function offeredProvider({ services, brand }: GraphqlContext, { playerId }: PlayerViewer): Promise<ProviderClient | null> {
  return (await services.accountLinking.isOffered(brand, playerId)) ? services.accountLinking.provider : null;
}

async function requireProvider(context: GraphqlContext, viewer: PlayerViewer): Promise<ProviderClient> {
  return (await offeredProvider(context, viewer)) ?? refuseInput('Accounts cannot be linked here');
}

/** A provider that does not answer is the provider's failure: logged, and answered as one that may pass. */
async function asking<Answer>({ deps }: GraphqlContext, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    deps.log.warn({ err: error }, 'the provider of linked accounts is unavailable');
    throw apiError('INTERNAL_SERVER_ERROR', 'The provider of the account does not answer. Try again later.');
  }
}

async function linkedAccount({ deps }: GraphqlContext, playerId: string, { issuer }: ProviderClient): Promise<LinkedAccount> {
  const linked = await findLinkedAccount(deps.db.query, playerId, SPORTS_MEDIA.accountType);
  const { id, accountType, name } = SPORTS_MEDIA;
  return { id, accountType, linked: linked !== null, label: linked?.username ? `${name} (${linked.username})` : name, url: issuer };
}

const callbackOf = ({ origin }: GraphqlContext): string => origin + ACCOUNT_LINKING_CALLBACK_PATH;

export const linkingResolvers = {
  Query: {
    accountMenuPrompt: async (_root, _args, context) => {
      const { viewer } = context;
      if (viewer.kind !== 'player') return null;
      const provider = await offeredProvider(context, viewer);
      if (provider === null || (await linkedAccount(context, viewer.playerId, provider)).linked) return null;
      return {
        promptType: 'ACCOUNT_MENU',
        title: `Link your ${SPORTS_MEDIA.name} account`,
        body: 'Your favorites and picks follow you on both.',
        ctaLabel: 'See linked accounts',
        deepLink: { canonicalUrl: null, webUrl: '/account/linked-accounts' },
      };
    },
  },
  Account: {
    linkedAccounts: async (_account, _args, context) => {
      const viewer = requirePlayer(context);
      const provider = await offeredProvider(context, viewer);
      return provider === null ? [] : [await linkedAccount(context, viewer.playerId, provider)];
    },
    espnAccountLinkPromptDismissals: async (_account, _args, context) => ({
      promptTypes: await dismissedPrompts(context.deps.db.query, requirePlayer(context).playerId),
    }),
  },
  Mutation: {
    beginAccountLink: async (_root, _args, context) => {
      const viewer = requirePlayer(context);
      const provider = await offeredProvider(context, viewer);
      if (provider === null) return null;
      const { db, clock } = context.deps;
      const authorizeUrl = await asking(context, () => provider.authorizeUrl());
      const nonce = randomBytes(32).toString('base64url');
      await storeNonce(db.query, viewer.playerId, nonce, new Date(clock.now().getTime() + LINKING_SECONDS * 1_000));
      const clientId = context.services.accountLinking.clientIdOf(context.brand);
      return { authorizeUrl, clientId, redirectUri: callbackOf(context), nonce };
    },
    redeemAccountLinkCode: async (_root, { code, codeVerifier }, context) => {
      const provider = await requireProvider(context, requirePlayer(context));
      if (code === '' || code.length > LONGEST_CODE || !isVerifier(codeVerifier)) return null;
      const clientId = context.services.accountLinking.clientIdOf(context.brand);
      return asking(context, () => provider.redeem({ code, codeVerifier, clientId, redirectUri: callbackOf(context) }));
    },
    createAccountLink: async (_root, { espnToken }, context) => {
      const viewer = requirePlayer(context);
      const { playerId } = viewer;
      const provider = await requireProvider(context, viewer);
      const clientId = context.services.accountLinking.clientIdOf(context.brand);
      const verified = await asking(context, () => provider.verify(espnToken, clientId));
      const { db, clock, log, bus } = context.deps;
      const result = verified.ok
        ? await linkAccount(db.query, playerId, SPORTS_MEDIA.accountType, verified.value, clock.now())
        : 'INVALID_TOKEN';
      logSecurity(log, viewer, result === 'SUCCESS' ? 'account.linked' : 'account.linkRefused', {
        address: context.address,
        outcome: result,
      });
      if (result === 'SUCCESS') bus.publish(topics.linkedAccounts(playerId), '{}');
      return result;
    },
    removeAccountLink: async (_root, { id }, context) => {
      const viewer = requirePlayer(context);
      const { playerId } = viewer;
      if (id !== SPORTS_MEDIA.id) refuseInput('There is no such account');
      const provider = await requireProvider(context, viewer);
      const { db, log, bus } = context.deps;
      if (await unlinkAccount(db.query, playerId, SPORTS_MEDIA.accountType)) {
        logSecurity(log, viewer, 'account.unlinked', { address: context.address });
        bus.publish(topics.linkedAccounts(playerId), '{}');
      }
      return linkedAccount(context, playerId, provider);
    },
    dismissAccountLinkPrompt: async (_root, { promptType }, context) => {
      const { playerId } = requirePlayer(context);
      const { db, clock } = context.deps;
      await dismissPrompt(db.query, playerId, promptType, clock.now());
      return { promptTypes: await dismissedPrompts(db.query, playerId) };
    },
  },
  Subscription: {
    linkedAccountUpdated: {
      subscribe: async (_root, _args, context) => {
        const viewer = requirePlayer(context);
        const provider = await requireProvider(context, viewer);
        return SharedSource.of<LinkedAccount>({
          key: `linked account ${viewer.playerId}`,
          open: () => ({
            start: ({ now }) => context.deps.bus.subscribe(topics.linkedAccounts(viewer.playerId), now),
            read: () => linkedAccount(context, viewer.playerId, provider),
          }),
          first: false,
          rootValue: (linkedAccountUpdated) => ({ linkedAccountUpdated }),
        });
      },
    },
  },
} satisfies Resolvers<GraphqlContext>;
