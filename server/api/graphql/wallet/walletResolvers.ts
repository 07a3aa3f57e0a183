import type { ProviderCode } from '../../../../core/wallet/providerCodes.ts';
import { exclusionEnds } from '../../../domain/payments/exclusionEnds.ts';
import { mapUrl, nearestFacilities } from '../../../domain/payments/facilities.ts';
import { formFields } from '../../../domain/payments/formFields.ts';
import { isLive, type PaymentDirection } from '../../../domain/payments/payment.ts';
import { paymentErrors } from '../../../domain/payments/paymentFaults.ts';
import { promoCodeAnswer, readPromoCode } from '../../../domain/payments/promoCode.ts';
import { hasFacilities, providersFor } from '../../../domain/payments/providers.ts';
import { topics } from '../../../platform/topics.ts';
import {
  deleteMethod,
  excludeProvider,
  findPaymentRequest,
  findPromoCode,
  liftExclusion,
  listMethods,
  listPayments,
  readOwnPayment,
} from '../../../store/payments/index.ts';
import type { GraphqlContext } from '../context.ts';
import { rateLimited, refuseInput } from '../errors.ts';
import type {
  DropInPayload,
  PaymentFormInput,
  PaymentPage,
  PaymentRequest,
  Receipt,
  Resolvers,
  UserError,
} from '../generated/resolvers.ts';
import { readGeoPacket, whereaboutsOf } from '../location/whereabouts.ts';
import { SharedSource } from '../sockets/sharedSource.ts';
import { requirePlayer } from '../viewer.ts';
import { cancel, cancelDropIn, complete, confirm } from './paymentActions.ts';
import { create, type PaymentInput, userErrorsOf, validate } from './paymentCreation.ts';
import { landingPage, methodOf, oneProvider, payer, quickDepositLandingPage } from './providerShapes.ts';
import { pageOf, receiptOf, receiptsOf } from './receiptShapes.ts';

const LARGEST_PAGE = 50;

/** The cursor is the last payment's id. @throws GraphQLError BAD_USER_INPUT */
function readCursor(after: string | null | undefined): number | null {
  if (after === null || after === undefined) return null;
  const id = /^\d{1,15}$/.test(after) ? Number(after) : Number.NaN;
  return Number.isSafeInteger(id) ? id : refuseInput('after must be the endCursor of an earlier page');
}

async function page(
  context: GraphqlContext,
  direction: PaymentDirection | null,
  first: number,
  after: number | null,
): Promise<PaymentPage> {
  if (first < 1 || first > LARGEST_PAGE) refuseInput(`first must be from 1 to ${LARGEST_PAGE}`);
  const found = await listPayments(context.deps.db, requirePlayer(context).playerId, { direction, first, after });
  const shown = found.slice(0, first);
  return {
    items: await receiptsOf(context, shown),
    pageInfo: { hasNextPage: found.length > first, endCursor: shown.at(-1)?.id.toString() ?? null },
  };
}

async function paymentRequest(
  context: GraphqlContext,
  direction: PaymentDirection,
  requestId: string,
): Promise<PaymentRequest | null> {
  const { playerId } = requirePlayer(context);
  const found = await findPaymentRequest(context.deps, playerId, direction, requestId);
  if (found?.kind === 'REFUSED')
    return {
      requestId,
      outcome: 'REFUSED',
      userErrors: userErrorsOf(paymentErrors(found.faults, direction)),
      uri: null,
      receipt: null,
    };
  if (found?.kind !== 'DECIDED') return null;
  return {
    requestId,
    outcome: 'DECIDED',
    userErrors: [],
    uri: pageOf(found.payment),
    receipt: await receiptOf(context, found.payment),
  };
}

async function dropIn(context: GraphqlContext, requestId: string, input: PaymentInput): Promise<DropInPayload> {
  const { payload, payment } = await create(context, requestId, input);
  const { outcome, userErrors, receiptId, uri } = payload;
  return { outcome, userErrors, receiptId, uri, clientToken: payment?.attempts.find(isLive)?.reference ?? null };
}

/** A form of one provider alone: another provider's is none of the operation. */
function ofForm(
  { type: direction, amountCents, fields, paymentProviderId: id }: PaymentFormInput,
  code: ProviderCode,
): PaymentInput {
  return { direction, amountCents, fields, paymentProviderId: id === code ? id : '' };
}

const UNKNOWN_PROVIDER: readonly UserError[] = userErrorsOf(paymentErrors([{ code: 'PROVIDER_UNAVAILABLE' }], 'DEPOSIT'));

function receiptUpdates(context: GraphqlContext, id: string): SharedSource {
  const { playerId } = requirePlayer(context);
  return SharedSource.of<Receipt>({
    key: `receipt ${playerId} ${id}`,
    open: () => ({
      start: ({ now }) =>
        context.deps.bus.subscribe(topics.payments(playerId), (message) => {
          if ((JSON.parse(message) as { receiptId: string }).receiptId === id) now();
        }),
      async read() {
        const payment = await readOwnPayment(context.deps.db, playerId, id);
        return payment === null ? undefined : receiptOf(context, payment);
      },
    }),
    first: true,
    rootValue: (receiptUpdated) => ({ receiptUpdated }),
  });
}

export const walletResolvers = {
  Query: {
    paymentProvidersLandingPage: (_root, { type, capabilities }, context) => landingPage(context, type, capabilities),
    quickDepositLandingPage: (_root, _args, context) => quickDepositLandingPage(context),
    paymentProvider: (_root, { type, paymentProviderId }, context) => oneProvider(context, type, paymentProviderId),
    paymentProviderMethods: async (_root, { paymentProviderId, type }, context) => {
      const { playerId } = requirePlayer(context);
      const provider = await oneProvider(context, type, paymentProviderId);
      const methods = await listMethods(context.deps.db, playerId);
      return methods.filter(({ providerCode }) => providerCode === provider?.code).map(methodOf);
    },
    receipt: async (_root, { id }, context) => {
      const payment = await readOwnPayment(context.deps.db, requirePlayer(context).playerId, id);
      return payment && receiptOf(context, payment);
    },
    paymentRequest: (_root, { type, requestId }, context) => paymentRequest(context, type, requestId),
    payments: (_root, { type, first, after }, context) => page(context, type ?? null, first ?? 20, readCursor(after)),
    paymentFacilities: async (_root, { paymentProviderId: id, geoPacket }, context) => {
      const { region_code: region } = await payer(context);
      const isOffered = (['DEPOSIT', 'WITHDRAWAL'] as const).some((direction) =>
        providersFor(context.services.payments.providers, direction, region).some(({ code }) => code === id && hasFacilities(code)),
      );
      if (!isOffered) return [];
      const packet = geoPacket ? await readGeoPacket(geoPacket, context) : null;
      return nearestFacilities(packet?.ok ? packet.value.position : null).map(({ hours, miles, ...facility }) => ({
        id: facility.id,
        name: facility.name,
        address: facility.address,
        latitude: facility.latitude,
        longitude: facility.longitude,
        distance: miles,
        workingHours: hours,
        workingHoursUrl: mapUrl({ ...facility, hours }),
      }));
    },
    paymentFormFields: async (_root, { type, paymentProviderId: id }, context) => {
      const { region_code: region } = await payer(context);
      const provider = providersFor(context.services.payments.providers, type, region).find(({ code }) => code === id);
      return provider ? formFields(provider.code, type, region) : [];
    },
    outOfStateDepositPage: async (_root, _args, context) => {
      requirePlayer(context);
      const { region } = await whereaboutsOf({}, context);
      if (region.operating) return null;
      return {
        heading: 'Looks like you’re outside of an operating area',
        body: 'You can still browse markets and deposit funds, but you must be physically located in an operating area to wager',
        prompt: 'Continue to deposit',
      };
    },
    displayPromoCode: async (_root, _args, context) => {
      const { playerId } = requirePlayer(context);
      return { displayPromoCode: await context.services.payments.isOn('deposit-promo-codes', context.brand, playerId) };
    },
    validateDepositPromoCode: async (_root, { code: text }, context) => {
      const { playerId } = requirePlayer(context);
      const { deps, services, brand, address } = context;
      const waitSeconds = await services.accounts.attempt('promo-code', { address, name: playerId, playerId });
      if (waitSeconds > 0) throw rateLimited(waitSeconds);
      const code = readPromoCode(text);
      const isOn = await services.payments.isOn('deposit-promo-codes', brand, playerId);
      const promo = code !== null && isOn ? await findPromoCode(deps.db, playerId, code) : null;
      return { code: code ?? text.slice(0, 40), ...promoCodeAnswer(promo, deps.clock.now()) };
    },
  },
  Mutation: {
    depositValidateCreate: (_root, { input }, context) => validate(context, { ...input, direction: 'DEPOSIT' }),
    withdrawalValidateCreateV2: (_root, { input }, context) => validate(context, { ...input, direction: 'WITHDRAWAL' }),
    depositCreate: async (_root, { input: { requestId, ...fields } }, context) =>
      (await create(context, requestId, { ...fields, direction: 'DEPOSIT' })).payload,
    withdrawalCreate: async (_root, { input: { requestId, ...fields } }, context) =>
      (await create(context, requestId, { ...fields, direction: 'WITHDRAWAL' })).payload,
    depositCancel: (_root, { receiptId }, context) => cancel(context, receiptId, 'DEPOSIT'),
    withdrawalCancel: (_root, { receiptId }, context) => cancel(context, receiptId, 'WITHDRAWAL'),
    wireTransferCreate: (_root, { input: { requestId, type, ...fields } }, context) =>
      dropIn(context, requestId, { ...fields, direction: type }),
    wireTransferComplete: (_root, { receiptId, nonce }, context) => complete(context, receiptId, nonce),
    wireTransferCancel: (_root, { receiptId }, context) => cancelDropIn(context, receiptId),
    firstWireTransferCreate: async (_root, { input }, context) =>
      (await create(context, input.requestId, ofForm(input, 'WIRE_TRANSFER'))).payload,
    interacCreate: async (_root, { input }, context) => (await create(context, input.requestId, ofForm(input, 'INTERAC'))).payload,
    confirmV2: (_root, { receiptId }, context) => confirm(context, receiptId),
    excludePaymentProvider: async (_root, { paymentProviderId: id, type: direction, excluded }, context) => {
      const { id: playerId, region_code: region } = await payer(context);
      const { db, clock } = context.deps;
      const provider = providersFor(context.services.payments.providers, direction, region).find(({ code }) => code === id);
      if (!provider) return { userErrors: UNKNOWN_PROVIDER, provider: null };
      const exclusion = { code: provider.code, direction };
      if (excluded) await excludeProvider(db, playerId, exclusion);
      else await liftExclusion(db, playerId, exclusion, exclusionEnds(region, clock.now()));
      return { userErrors: [], provider: await oneProvider(context, direction, id) };
    },
    paymentMethodDelete: async (_root, { paymentMethodId }, context) => {
      const deleted = await deleteMethod(context.deps, requirePlayer(context).playerId, paymentMethodId);
      return { userErrors: deleted ? [] : userErrorsOf(paymentErrors([{ code: 'METHOD_UNKNOWN' }], 'DEPOSIT')), deleted };
    },
  },
  Subscription: { receiptUpdated: { subscribe: (_root, { id }, context) => receiptUpdates(context, id) } },
} satisfies Resolvers<GraphqlContext>;
