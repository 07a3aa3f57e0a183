import { type Currency, formatMoney } from '../../../../core/money/money.ts';
import { isProviderCode, type ProviderCode } from '../../../../core/wallet/providerCodes.ts';
import type { PaymentDirection } from '../../../domain/payments/payment.ts';
import { inMinutes } from '../../../domain/payments/paymentFaults.ts';
import { isModalType, type Provider, providersFor, receiversFor, termsOf } from '../../../domain/payments/providers.ts';
import { type Balances, readBalances } from '../../../store/ledger/index.ts';
import {
  type GoesBack,
  listMethods,
  listPendingWithdrawals,
  listReceivingMethods,
  readDepositLimits,
  readDepositsBlockedUntil,
  readExcludedProviders,
  readGoesBack,
  readLastProvider,
  readWithdrawable,
  readWithdrawableTo,
  type StoredMethod,
  type Withdrawable,
  type WithdrawalTarget,
} from '../../../store/payments/index.ts';
import { findPlayer, type PlayerRow } from '../../../store/players/index.ts';
import { balancesOf } from '../account/balances.ts';
import type { GraphqlContext } from '../context.ts';
import { apiError } from '../errors.ts';
import type {
  HeldMoney,
  Money,
  PaymentAmount,
  PaymentBlock,
  PaymentCapability,
  PaymentMethod,
  PaymentProvider,
  PaymentProvidersLandingPage,
  QuickDepositLandingPage,
} from '../generated/resolvers.ts';
import { moneyOf } from '../money.ts';
import { NOT_LOGGED_IN, requirePlayer } from '../viewer.ts';
import { receiptsOf } from './receiptShapes.ts';

/** @throws GraphQLError UNAUTHENTICATED */
export async function payer(context: GraphqlContext): Promise<PlayerRow> {
  const player = await findPlayer(context.deps.db.query, requirePlayer(context).playerId);
  if (!player) throw apiError('UNAUTHENTICATED', NOT_LOGGED_IN);
  return player;
}

/** Whether the player has to show a one-time code, beyond what the provider itself asks. */
export async function asksForCode(
  { services, brand }: GraphqlContext,
  playerId: string,
  { isQuick }: { readonly isQuick: boolean },
): Promise<boolean> {
  if (await services.payments.isOn('one-time-code', brand, playerId)) return true;
  return isQuick && services.payments.isOn('quick-deposit-mfa', brand, playerId);
}

/** All that a provider's shape is made from, read once. */
interface Offer {
  readonly direction: PaymentDirection;
  readonly currency: Currency;
  readonly providers: readonly Provider[];
  readonly excluded: ReadonlySet<string>;
  readonly methods: readonly StoredMethod[];
  readonly balances: Balances;
  /** What can be withdrawn; null: the offer is not for a withdrawal. */
  readonly withdrawable: Withdrawable | null;
  readonly goesBack: readonly GoesBack[];
  /** The most that can go to an account of a provider by a withdrawal; null: to one that is not known yet. */
  mostTo(code: ProviderCode, methodId: string | null): number | null;
  readonly isUp: boolean;
  readonly needsCode: boolean;
}

async function readOffer(context: GraphqlContext, direction: PaymentDirection, isQuick: boolean): Promise<Offer> {
  const { db, clock, config } = context.deps;
  const player = await payer(context);
  const [excluded, methods, balances, withdrawable, needsCode] = await Promise.all([
    readExcludedProviders(db, player.id, direction, clock.now()),
    direction === 'WITHDRAWAL' ? listReceivingMethods(db, player.id, clock.now()) : listMethods(db, player.id),
    readBalances(db, player.id),
    direction === 'WITHDRAWAL' ? readWithdrawable(db, player.id, clock.now()) : null,
    asksForCode(context, player.id, { isQuick }),
  ]);
  const providers = providersFor(context.services.payments.providers, direction, player.region_code);
  const isUp = context.services.payments.gateway !== null;
  const destinations = withdrawable && (await readDestinations(context, player, providers, methods, withdrawable.availableCents));
  const { goesBack, mostTo } = destinations ?? { goesBack: [], mostTo: () => null };
  return {
    direction,
    currency: config.currency,
    providers,
    excluded,
    methods,
    balances,
    withdrawable,
    goesBack,
    mostTo,
    isUp,
    needsCode,
  };
}

/** What goes back first, and the most that can go to each account. */
async function readDestinations(
  { deps: { db, clock }, services }: GraphqlContext,
  { id, region_code: region }: PlayerRow,
  providers: readonly Provider[],
  methods: readonly StoredMethod[],
  availableCents: number,
): Promise<Pick<Offer, 'goesBack' | 'mostTo'>> {
  const withdrawing = { availableCents, receivers: receiversFor(services.payments.providers, region), now: clock.now() };
  const targets: readonly WithdrawalTarget[] = [
    ...providers.map(({ code }) => ({ providerCode: code, methodId: null })),
    ...methods.map(({ providerCode, id: methodId }) => ({ providerCode, methodId })),
  ];
  const [goesBack, most] = await Promise.all([readGoesBack(db, id, withdrawing), readWithdrawableTo(db, id, targets, withdrawing)]);
  return {
    goesBack,
    mostTo: (code, methodId) =>
      most[targets.findIndex((target) => target.providerCode === code && target.methodId === methodId)] ?? null,
  };
}

function amountOf(cents: number, currency: Currency): PaymentAmount {
  return { amount: cents, currency, formattedAmount: formatMoney(cents) };
}

export function methodOf({ id, name, description }: StoredMethod): PaymentMethod {
  return { id, name, description, withdrawable: null };
}

/** Null: the provider has nothing to do with this direction. */
function providerOf(provider: Provider, offer: Offer): PaymentProvider | null {
  const terms = termsOf(provider, offer.direction);
  if (terms === null) return null;
  const { code, name, description, vendorInformation, supportsMethods, methodsHeader } = provider;
  const { minimumCents, maximumCents, capability, details, warning, prompt } = terms;
  const upTo = (methodId: string | null): Money | null => {
    const cents = offer.mostTo(code, methodId);
    return cents === null ? null : moneyOf(cents, offer.currency);
  };
  const methods = offer.methods
    .filter(({ providerCode }) => providerCode === code)
    .map((method) => ({ ...methodOf(method), withdrawable: upTo(method.id) }));
  const from = formatMoney(minimumCents);
  return {
    id: code,
    code,
    name,
    description,
    details,
    vendorInformation,
    supportsMethods,
    warning,
    prompt,
    capability,
    methods,
    excluded: offer.excluded.has(code),
    availability: offer.isUp ? 'AVAILABLE' : 'UNAVAILABLE',
    icon: `/icons/payments/${code.toLowerCase().replaceAll('_', '-')}.svg`,
    preferredPrompt: null,
    preferredWarning: warning === null ? [] : [warning],
    balance: upTo(null),
    monetaryDetails: maximumCents === null ? `From ${from}` : `${from} to ${formatMoney(maximumCents)}`,
    minimumAmount: amountOf(minimumCents, offer.currency),
    maximumAmount: maximumCents === null ? null : amountOf(maximumCents, offer.currency),
    mfaRequired: terms.mfaRequired || offer.needsCode,
    modalType: isModalType(code),
    // The last used of the accounts that can get as much.
    preferredMethod: methods.toSorted((a, b) => (b.withdrawable?.amount ?? 0) - (a.withdrawable?.amount ?? 0))[0] ?? null,
    methodOptions: {
      newMethodsPermitted: supportsMethods,
      manageMethodsPermitted: supportsMethods,
      paymentsMethodsHeader: methodsHeader,
    },
  };
}

function shapesOf(offer: Offer): readonly PaymentProvider[] {
  return offer.providers.flatMap((provider) => providerOf(provider, offer) ?? []);
}

/** The first of these codes that can be used, else the operator's first; null: none can be. */
function preferredOf(shapes: readonly PaymentProvider[], codes: readonly (string | null)[]): PaymentProvider | null {
  const usable = shapes.filter(({ excluded, availability }) => !excluded && availability === 'AVAILABLE');
  const preferred = codes.map((code) => usable.find((shape) => shape.code === code)).find((shape) => shape !== undefined);
  return preferred ?? usable[0] ?? null;
}

/** Null: there is no such provider for this player. */
export async function oneProvider(
  context: GraphqlContext,
  direction: PaymentDirection,
  id: string,
): Promise<PaymentProvider | null> {
  const shapes = shapesOf(await readOffer(context, direction, false));
  return (isProviderCode(id) && shapes.find(({ code }) => code === id)) || null;
}

async function blockOf({ deps: { db, clock } }: GraphqlContext, playerId: string): Promise<PaymentBlock | null> {
  const until = await readDepositsBlockedUntil(db, playerId, clock.now());
  if (until === null) return null;
  const seconds = (until.getTime() - clock.now().getTime()) / 1_000;
  return { message: `Several deposits have failed. You can try again in ${inMinutes(seconds)}.`, until: until.toISOString() };
}

export async function landingPage(
  context: GraphqlContext,
  direction: PaymentDirection,
  capabilities: readonly PaymentCapability[],
): Promise<PaymentProvidersLandingPage> {
  const { db, clock, config } = context.deps;
  const { playerId } = requirePlayer(context);
  const isDeposit = direction === 'DEPOSIT';
  const [offer, lastCode, limits, pending, blocked] = await Promise.all([
    readOffer(context, direction, false),
    readLastProvider(db, playerId, direction),
    isDeposit ? readDepositLimits(db, playerId, clock.now()) : [],
    isDeposit ? [] : listPendingWithdrawals(db, playerId),
    isDeposit ? blockOf(context, playerId) : null,
  ]);
  const shapes = shapesOf(offer).filter(({ capability }) => capabilities.includes(capability));
  const preferredProvider = preferredOf(shapes, [...offer.goesBack.map(({ providerCode }) => providerCode), lastCode]);
  return {
    preferredProvider,
    providers: shapes.filter((shape) => shape !== preferredProvider),
    limits: limits.map(({ period, amountCents, leftCents }) => ({
      period,
      amount: moneyOf(amountCents, config.currency),
      left: moneyOf(leftCents, config.currency),
    })),
    balances: balancesOf(offer.balances, config.currency),
    held: offer.withdrawable === null ? [] : heldOf(offer.withdrawable, config.currency),
    goesBack: offer.goesBack.map(({ name, cents }) => ({ name, amount: moneyOf(cents, config.currency) })),
    pendingWithdrawals: await receiptsOf(context, pending),
    blocked,
  };
}

function heldOf(held: Withdrawable, currency: Currency): readonly HeldMoney[] {
  const { debtCents, clearingCents, clearingUntil, correctableCents, correctableUntil } = held;
  return [
    ...(debtCents > 0 ? [{ reason: 'OWED' as const, amount: moneyOf(debtCents, currency), until: null }] : []),
    ...(clearingUntil
      ? [{ reason: 'CLEARING' as const, amount: moneyOf(clearingCents, currency), until: clearingUntil.toISOString() }]
      : []),
    ...(correctableUntil
      ? [{ reason: 'CORRECTABLE' as const, amount: moneyOf(correctableCents, currency), until: correctableUntil.toISOString() }]
      : []),
  ];
}

/** Which providers a deposit inside the slip may use: by the flags, and none with a form of ours, for which the slip has no room. */
export async function quickProviders(
  { services: { payments }, brand }: GraphqlContext,
  playerId: string,
): Promise<(provider: Provider) => boolean> {
  const [isOffered, allowsModal] = await Promise.all([
    payments.isOn('quick-deposit', brand, playerId),
    payments.isOn('quick-deposit-modal', brand, playerId),
  ]);
  return ({ code, deposit }) => isOffered && deposit?.capability !== 'FORM' && (allowsModal || !isModalType(code));
}

export async function quickDepositLandingPage(context: GraphqlContext): Promise<QuickDepositLandingPage> {
  const { db, config } = context.deps;
  const { playerId } = requirePlayer(context);
  const [offer, lastCode, isOffered] = await Promise.all([
    readOffer(context, 'DEPOSIT', true),
    readLastProvider(db, playerId, 'DEPOSIT'),
    quickProviders(context, playerId),
  ]);
  // The slip has no room for a page of ours.
  const shapes = shapesOf(offer)
    .filter(({ capability }) => capability !== 'FORM')
    .map((shape): PaymentProvider => (shape.modalType ? shape : { ...shape, capability: 'HIDDEN_FRAME' }));
  const preferred = preferredOf(shapes, [lastCode]);
  const usable = new Set<string>(offer.providers.filter(isOffered).map(({ code }) => code));
  const preferredProvider = preferred !== null && usable.has(preferred.code) ? preferred : null;
  return {
    preferredProvider,
    providers: shapes.filter((shape) => shape !== preferredProvider && usable.has(shape.code)),
    depositRule: {
      minimumAmount: config.depositRule.minimumCents,
      maximumAmount: config.depositRule.maximumCents,
      quickAmounts: config.depositRule.quickAmountsCents,
    },
  };
}
