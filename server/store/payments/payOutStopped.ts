import { randomUUID } from 'node:crypto';
import { type Providers, providersFor, receiversFor } from '../../domain/payments/providers.ts';
import type { PaymentGateway } from '../../payments/gateway.ts';
import { lockedStop } from '../saferPlay/index.ts';
import { advancePayment } from './advancePayment.ts';
import type { PaymentDeps } from './applyEvents.ts';
import { beginPayment } from './beginPayment.ts';
import { listReceivingMethods } from './methods.ts';
import type { StoredPayment } from './readPayments.ts';
import { readWithdrawable, readWithdrawableTo } from './rights.ts';

export type PaidOut = { readonly done: true; readonly payment: StoredPayment } | { readonly done: false; readonly why: string };

/**
 * Pays out to a player who has stopped, and so cannot log in and ask for it: to the account that can get the most, of those that can get as much to the one
 * that was used last. What is left, and what they win later, is paid out by the next call.
 * @throws GatewayUnavailable; the withdrawal is begun then, and the server goes on with it.
 */
export async function payOutStopped(
  deps: PaymentDeps & { readonly config: { readonly currency: StoredPayment['currency'] } },
  gateway: PaymentGateway,
  username: string,
  providers: Providers,
): Promise<PaidOut> {
  const { db, clock, config } = deps;
  const player = await db.query
    .selectFrom('players')
    .select(['id', 'region_code'])
    .where('username', '=', username)
    .executeTakeFirst();
  if (!player) return { done: false, why: 'there is no such player' };
  const stop = await db.query.transaction().execute((trx) => lockedStop(trx, player.id, clock.now()));
  if (stop === null) return { done: false, why: 'nothing stops the player, who can log in and withdraw' };
  const { availableCents } = await readWithdrawable(db, player.id, clock.now());
  if (availableCents === 0) return { done: false, why: 'there is no cash that can be withdrawn' };
  const offered = new Set(providersFor(providers, 'WITHDRAWAL', player.region_code).map(({ code }) => code));
  const receivers = receiversFor(providers, player.region_code);
  const methods = (await listReceivingMethods(db, player.id, clock.now())).filter(({ providerCode }) => offered.has(providerCode));
  const targets = methods.map(({ id: methodId, providerCode }) => ({ providerCode, methodId }));
  const most = await readWithdrawableTo(db, player.id, targets, { availableCents, receivers, now: clock.now() });
  const [best] = methods
    .map((method, index) => ({ method, amountCents: most[index] ?? 0 }))
    .toSorted((a, b) => b.amountCents - a.amountCents);
  if (!best || best.amountCents === 0) return { done: false, why: 'no account of the player is known that takes withdrawals' };
  const { method, amountCents } = best;
  const started = await beginPayment(
    deps,
    {
      playerId: player.id,
      sessionId: null,
      requestId: randomUUID(),
      direction: 'WITHDRAWAL',
      amountCents,
      providerCode: method.providerCode,
      methodId: method.id,
      currency: config.currency,
      fields: null,
      origin: '',
      quickDeposit: false,
      facilityId: null,
      promotionCode: null,
      needsConfirmation: false,
      clearingHours: 0,
      receivers,
      codePurpose: null,
    },
    null,
  );
  if (started.kind === 'REFUSED') return { done: false, why: started.faults.map(({ code }) => code).join(', ') };
  if (started.kind !== 'DECIDED') return { done: false, why: started.kind };
  return { done: true, payment: (await advancePayment(deps, gateway, started.payment.id)).payment };
}
