import { isProviderCode } from '../../../../core/wallet/providerCodes.ts';
import { isPlainId } from '../../../domain/money/moneyRequest.ts';
import { facilityOf } from '../../../domain/payments/facilities.ts';
import { formFields, readFields } from '../../../domain/payments/formFields.ts';
import { isLive, type PaymentDirection } from '../../../domain/payments/payment.ts';
import { PAYMENT_TEXTS, type PaymentError, type PaymentFault, paymentErrors } from '../../../domain/payments/paymentFaults.ts';
import { promoCodeError, readPromoCode } from '../../../domain/payments/promoCode.ts';
import {
  hasFacilities,
  needsConfirmation,
  type Provider,
  providersFor,
  receiversFor,
  termsOf,
} from '../../../domain/payments/providers.ts';
import { GatewayUnavailable, type PaymentGateway } from '../../../payments/gateway.ts';
import { countedAddress } from '../../../platform/proxies.ts';
import {
  advancePayment,
  applyPaymentEvent,
  beginPayment,
  type CheckedPayment,
  checkPayment,
  findPromoCode,
  listMethods,
  listReceivingMethods,
  type PaymentRequest,
  readExcludedProviders,
  readPayment,
  type StartedPayment,
  type StoredPayment,
} from '../../../store/payments/index.ts';
import type { PlayerRow } from '../../../store/players/index.ts';
import { actionNeedsProof } from '../../accounts/codes.ts';
import { paymentPurpose } from '../../accounts/oneTimeCodes.ts';
import type { GraphqlContext } from '../context.ts';
import { apiError, rateLimited, refuseInput } from '../errors.ts';
import type { PaymentCreatePayload, UserError } from '../generated/resolvers.ts';
import { NOT_LOGGED_IN, requirePlayer } from '../viewer.ts';
import { asksForCode, payer, quickProviders } from './providerShapes.ts';
import { pageOf } from './receiptShapes.ts';

/** What a player asks for, in any of the operations. */
export interface PaymentInput {
  readonly direction: PaymentDirection;
  readonly amountCents: number;
  readonly paymentProviderId: string;
  readonly paymentMethodId?: string | null | undefined;
  readonly facilityId?: string | null | undefined;
  readonly promotionCode?: string | null | undefined;
  readonly quickDeposit?: boolean | null | undefined;
  /** The fields of a provider's form. */
  readonly fields?: readonly { readonly name: string; readonly value: string }[];
  /** Only moves nothing: what belongs to a form is not there yet. */
  readonly isValidation?: boolean;
}

export const TRY_AGAIN: PaymentError = { action: 'TRY_AGAIN', field: null, message: PAYMENT_TEXTS.tryAgain };
const FAILED: PaymentError = { action: 'CONTACT_SUPPORT', field: null, message: PAYMENT_TEXTS.failed };

export function userErrorsOf(errors: readonly PaymentError[]): readonly UserError[] {
  return errors.map(({ action, field, message }) => ({ action, field, message }));
}

interface Checked {
  readonly faults: readonly PaymentFault[];
  readonly provider: Provider | null;
  readonly fields: PaymentRequest['fields'];
  readonly promotionCode: string | null;
  readonly needsCode: boolean;
}

function amountFaults(
  { depositRule }: GraphqlContext['deps']['config'],
  provider: Provider,
  { direction, amountCents, quickDeposit }: PaymentInput,
): readonly PaymentFault[] {
  const terms = termsOf(provider, direction);
  if (terms === null) return [];
  const minimumCents = Math.max(terms.minimumCents, quickDeposit ? depositRule.minimumCents : 0);
  const most = [terms.maximumCents, quickDeposit ? depositRule.maximumCents : null].filter((cents) => cents !== null);
  const maximumCents = most.length === 0 ? null : Math.min(...most);
  if (amountCents < 1) return [{ code: 'AMOUNT_INVALID' }];
  if (amountCents < minimumCents) return [{ code: 'AMOUNT_BELOW_MINIMUM', minimumCents }];
  return maximumCents !== null && amountCents > maximumCents ? [{ code: 'AMOUNT_ABOVE_MAXIMUM', maximumCents }] : [];
}

/** What the rules refuse, before the database is asked about money and limits. */
async function check(context: GraphqlContext, player: PlayerRow, input: PaymentInput): Promise<Checked> {
  const { deps, services } = context;
  const { db, clock, config } = deps;
  const { direction, paymentProviderId: id, paymentMethodId: methodId } = input;
  const provider = isProviderCode(id)
    ? (providersFor(context.services.payments.providers, direction, player.region_code).find(({ code }) => code === id) ?? null)
    : null;
  if (provider === null) {
    const none = { fields: null, promotionCode: null, needsCode: false };
    return {
      ...none,
      provider,
      faults: [...(input.amountCents < 1 ? [{ code: 'AMOUNT_INVALID' } as const] : []), { code: 'PROVIDER_UNAVAILABLE' }],
    };
  }
  const faults: PaymentFault[] = [...amountFaults(config, provider, input)];
  const isQuick = input.quickDeposit === true;
  const [excluded, methods, asksCode, isOffered] = await Promise.all([
    readExcludedProviders(db, player.id, direction, clock.now()),
    direction === 'WITHDRAWAL' ? listReceivingMethods(db, player.id, clock.now()) : listMethods(db, player.id),
    asksForCode(context, player.id, { isQuick }),
    isQuick ? quickProviders(context, player.id) : () => true,
  ]);
  if (!isOffered(provider)) faults.push({ code: 'QUICK_DEPOSIT_UNAVAILABLE' });
  if (excluded.has(provider.code)) faults.push({ code: 'PROVIDER_EXCLUDED' });
  const isOwnMethod = methods.some((method) => method.id === methodId && method.providerCode === provider.code);
  if (typeof methodId === 'string' && !isOwnMethod) faults.push({ code: 'METHOD_UNKNOWN' });

  const form = formFields(provider.code, direction, player.region_code);
  const read = input.fields ? readFields(form, input.fields) : null;
  if (read !== null) faults.push(...read.faults);
  else if (!input.isValidation && form.length > 0 && typeof methodId !== 'string') faults.push({ code: 'METHOD_UNKNOWN' });
  if (!input.isValidation && hasFacilities(provider.code) && facilityOf(input.facilityId ?? null) === null)
    faults.push({ code: 'FACILITY_UNKNOWN' });

  const promotion = await checkPromotion(context, player, input);
  if (promotion.message !== null) faults.push({ code: 'PROMO_CODE_REFUSED', message: promotion.message });
  const action = direction === 'WITHDRAWAL' ? 'WITHDRAWAL' : provider.supportsMethods && !isOwnMethod ? 'NEW_METHOD' : null;
  const needsCode =
    asksCode ||
    termsOf(provider, direction)?.mfaRequired === true ||
    (action !== null && (await actionNeedsProof(services.accounts, player.id, action)));
  return {
    faults,
    provider,
    fields: read && read.faults.length === 0 ? read.values : null,
    promotionCode: promotion.code,
    needsCode,
  };
}

async function checkPromotion(
  { deps, services, brand }: GraphqlContext,
  { id }: PlayerRow,
  { promotionCode, amountCents }: PaymentInput,
): Promise<{ readonly code: string | null; readonly message: string | null }> {
  if (typeof promotionCode !== 'string' || promotionCode.trim() === '') return { code: null, message: null };
  const code = readPromoCode(promotionCode);
  const isOn = await services.payments.isOn('deposit-promo-codes', brand, id);
  const promo = code !== null && isOn ? await findPromoCode(deps.db, id, code) : null;
  return { code, message: promoCodeError(promo, amountCents, deps.clock.now()) };
}

/** Whether the payment would be begun. Moves nothing. */
export async function validate(
  context: GraphqlContext,
  input: PaymentInput,
): Promise<{ readonly permitted: boolean; readonly userErrors: readonly UserError[] }> {
  const player = await payer(context);
  const checked = await check(context, player, { ...input, isValidation: true });
  const refused = input.amountCents < 1 ? null : await checkPayment(context.deps, toRequest(context, player, input, checked));
  if (refused === 'SESSION_ENDED') throw apiError('UNAUTHENTICATED', NOT_LOGGED_IN);
  const all = [...checked.faults, ...(refused ?? [])];
  if (context.services.payments.gateway === null) all.push({ code: 'PROVIDER_UNAVAILABLE' });
  return { permitted: all.length === 0, userErrors: userErrorsOf(paymentErrors(all, input.direction)) };
}

function toRequest(
  context: GraphqlContext,
  player: PlayerRow,
  input: PaymentInput,
  { provider, fields, promotionCode, needsCode }: Checked,
): CheckedPayment {
  const { playerId, sessionId } = requirePlayer(context);
  const { direction } = input;
  return {
    playerId,
    sessionId,
    direction,
    amountCents: input.amountCents,
    currency: context.deps.config.currency,
    origin: context.origin,
    fields,
    promotionCode,
    methodId: input.paymentMethodId ?? null,
    quickDeposit: input.quickDeposit === true,
    facilityId: input.facilityId ?? null,
    providerCode: input.paymentProviderId,
    needsConfirmation: provider !== null && needsConfirmation(provider.code, direction),
    clearingHours: (direction === 'DEPOSIT' && provider?.deposit?.clearingHours) || 0,
    receivers: receiversFor(context.services.payments.providers, player.region_code),
    codePurpose: needsCode ? paymentPurpose(direction, input) : null,
  };
}

/** A repeated request counts once. @throws GraphQLError RATE_LIMITED */
function admit(context: GraphqlContext, requestId: string): void {
  const { playerId } = requirePlayer(context);
  const who = { playerId, address: countedAddress(context.address) };
  const waitSeconds = context.services.limits.takeOnce('betsPerAddress', who, `payment ${playerId} ${requestId}`, 1);
  if (waitSeconds > 0) throw rateLimited(waitSeconds);
}

const NOTHING: PaymentCreatePayload = {
  outcome: 'UNKNOWN',
  userErrors: [],
  uri: null,
  receiptId: null,
  oneTimeCodeRequired: false,
};

export interface CreatedPayment {
  readonly payload: PaymentCreatePayload;
  /** Null: none was begun. */
  readonly payment: StoredPayment | null;
}

/** How often another open deposit is cancelled first. */
const TRIES = 3;

/** Begins a payment, or continues the open deposit of the same content, and asks the gateway for its page. */
export async function create(context: GraphqlContext, requestId: string, input: PaymentInput): Promise<CreatedPayment> {
  requirePlayer(context);
  if (!isPlainId(requestId)) refuseInput('requestId must be 1 to 200 printable characters');
  const player = await payer(context);
  admit(context, requestId);
  const { gateway } = context.services.payments;
  if (gateway === null) {
    const userErrors = userErrorsOf(paymentErrors([{ code: 'PROVIDER_UNAVAILABLE' }], input.direction));
    return { payload: { ...NOTHING, userErrors }, payment: null };
  }
  const checked = await check(context, player, input);
  const request = { ...toRequest(context, player, input, checked), requestId };
  const faults = checked.faults.length === 0 ? null : checked.faults;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const started = await beginPayment(context.deps, request, faults);
    if (started.kind !== 'OTHER_OPEN') return answer(context, gateway, started, input.direction);
    if (!(await leaveOpen(context, gateway, started.paymentId))) break;
  }
  return { payload: { ...NOTHING, userErrors: userErrorsOf([TRY_AGAIN]) }, payment: null };
}

/** Cancels another open deposit, at the gateway too. @returns false: the gateway could not be asked. */
async function leaveOpen({ deps }: GraphqlContext, gateway: PaymentGateway, paymentId: number): Promise<boolean> {
  try {
    await applyPaymentEvent(deps, paymentId, { kind: 'CANCEL_ASKED' }, { by: 'PLAYER' });
    await advancePayment(deps, gateway, paymentId);
    return true;
  } catch (error) {
    if (error instanceof GatewayUnavailable) return false;
    throw error;
  }
}

async function answer(
  context: GraphqlContext,
  gateway: PaymentGateway,
  started: Exclude<StartedPayment, { kind: 'OTHER_OPEN' }>,
  direction: PaymentDirection,
): Promise<CreatedPayment> {
  switch (started.kind) {
    case 'DECIDED':
      return decided(context, gateway, started.payment);
    case 'REFUSED':
      return {
        payload: { ...NOTHING, outcome: 'REFUSED', userErrors: userErrorsOf(paymentErrors(started.faults, direction)) },
        payment: null,
      };
    case 'REUSED':
      return { payload: { ...NOTHING, outcome: 'REUSED' }, payment: null };
    case 'CODE_REQUIRED':
      return { payload: { ...NOTHING, oneTimeCodeRequired: true }, payment: null };
    case 'SESSION_ENDED':
      throw apiError('UNAUTHENTICATED', NOT_LOGGED_IN);
  }
}

async function decided({ deps }: GraphqlContext, gateway: PaymentGateway, started: StoredPayment): Promise<CreatedPayment> {
  const payment = await reach(deps, gateway, started);
  const isUnreached =
    payment.direction === 'DEPOSIT' && payment.state === 'OPEN' && !payment.attempts.some((each) => isLive(each) && each.reference);
  // The deposit is there, and the same request again gets its page.
  if (isUnreached) return { payload: { ...NOTHING, userErrors: userErrorsOf([TRY_AGAIN]) }, payment };
  const userErrors = payment.state === 'FAILED' ? userErrorsOf([FAILED]) : [];
  const payload = { ...NOTHING, outcome: 'DECIDED' as const, userErrors, uri: pageOf(payment), receiptId: payment.receiptId };
  return { payload, payment };
}

/** Does what is left to do; where the gateway cannot be reached, the job does it later. */
export async function reach(deps: GraphqlContext['deps'], gateway: PaymentGateway, { id }: StoredPayment): Promise<StoredPayment> {
  try {
    return (await advancePayment(deps, gateway, id)).payment;
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    deps.log.warn({ err: error }, 'The payment gateway cannot be reached');
    const payment = await readPayment(deps.db, id);
    if (payment === null) throw error;
    return payment;
  }
}
