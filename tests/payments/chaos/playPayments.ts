import { setTimeout as pause } from 'node:timers/promises';
import { isProviderCode, type ProviderCode } from '../../../core/wallet/providerCodes.ts';
import type { Random } from '../../support/random.ts';
import type { PaymentWorld } from './paymentWorld.ts';
import type { Tally } from './tally.ts';
import { PAYS_BACK } from './verdict.ts';
import { type ChaosPlayer, ContradictionError, type Created, type Operation, WalletPlayer } from './walletPlayer.ts';

/** What all players share. */
export interface ChaosRun {
  readonly world: PaymentWorld;
  readonly tally: Tally;
  /** Receipts that exist by the server's answers. */
  readonly receipts: Set<string>;
  readonly wanted: number;
  newPlayer(random: Random): Promise<ChaosPlayer>;
}

type Direction = 'DEPOSIT' | 'WITHDRAWAL';
interface PaymentRoute {
  readonly direction: Direction;
  readonly provider: ProviderCode;
  readonly weight: number;
  /** Whether the players are in Canada; undefined: all players. */
  readonly canadian?: boolean;
}

const ROUTES: readonly PaymentRoute[] = [
  { direction: 'DEPOSIT', provider: 'TRUSTLY', weight: 14 },
  { direction: 'DEPOSIT', provider: 'PAYSAFE_DEBIT_DEPOSIT', weight: 7 },
  { direction: 'DEPOSIT', provider: 'PAYSAFE_CREDIT_DEPOSIT', weight: 7 },
  { direction: 'DEPOSIT', provider: 'PAYPAL', weight: 7 },
  { direction: 'DEPOSIT', provider: 'BRAINTREE_CREDIT', weight: 8, canadian: false },
  { direction: 'DEPOSIT', provider: 'GLOBAL_PAYMENTS_VIP_PREFERRED', weight: 8, canadian: false },
  { direction: 'DEPOSIT', provider: 'CASH_AT_CASINO', weight: 7, canadian: false },
  { direction: 'DEPOSIT', provider: 'WIRE_TRANSFER', weight: 4 },
  { direction: 'DEPOSIT', provider: 'INTERAC', weight: 16, canadian: true },
  { direction: 'WITHDRAWAL', provider: 'TRUSTLY', weight: 18 },
  { direction: 'WITHDRAWAL', provider: 'PAYPAL', weight: 5 },
  { direction: 'WITHDRAWAL', provider: 'GLOBAL_PAYMENTS_VIP_PREFERRED', weight: 7, canadian: false },
  { direction: 'WITHDRAWAL', provider: 'CASH_AT_CASINO', weight: 7, canadian: false },
  { direction: 'WITHDRAWAL', provider: 'WIRE_TRANSFER', weight: 4 },
  { direction: 'WITHDRAWAL', provider: 'INTERAC', weight: 16, canadian: true },
];
const DROP_INS: ReadonlySet<string> = new Set(['PAYPAL', 'BRAINTREE_CREDIT']);

/** Cents that ask the gateway for each of its behaviours, but those that take longer than a run. */
const CENTS = [0, 0, 0, 0, 0, 0, 81, 82, 83, 86, 87, 88, 89, 91, 92] as const;
/** A withdrawal of which the gateway names another amount waits until the gateway corrects itself. */
const MISMATCH_CENTS = 91;

const PAYMENTS_EACH = 12;
const REFUSALS_EACH = 3;

/** Who has nothing from the start pays in by ways that pay back alone: nothing of it may go elsewhere. */
function pickRoute(random: Random, { isCanadian, initialCents }: ChaosPlayer): PaymentRoute {
  const routes = ROUTES.filter(
    ({ canadian, direction, provider }) =>
      (canadian === undefined || canadian === isCanadian) &&
      (initialCents > 0 || direction === 'WITHDRAWAL' || PAYS_BACK.has(provider)),
  );
  let chance = random.next() * routes.reduce((sum, { weight }) => sum + weight, 0);
  for (const route of routes) {
    chance -= route.weight;
    if (chance < 0) return route;
  }
  return ROUTES[0] as PaymentRoute;
}

function amountOf({ direction, provider }: PaymentRoute, random: Random): number {
  const cents = random.pick(CENTS);
  const behaviour = direction === 'WITHDRAWAL' && cents === MISMATCH_CENTS ? 0 : cents;
  const least = provider === 'WIRE_TRANSFER' ? 1_000 : 20;
  return random.between(least, least + 60) * 100 + behaviour;
}

const WIRE_FIELDS = { accountHolder: 'Maya Rivera', bankName: 'First Harbor Bank' };
const WIRE_US = { ...WIRE_FIELDS, routingNumber: '021000021', accountNumber: '12345678', accountType: 'Checking' };
const WIRE_CA = { ...WIRE_FIELDS, institutionNumber: '001', transitNumber: '12345', accountNumber: '1234567' };

interface PaymentRequest {
  readonly operation: Operation;
  readonly input: Readonly<Record<string, unknown>>;
}

async function requestOf(route: PaymentRoute, amountCents: number, client: WalletPlayer): Promise<PaymentRequest> {
  const { direction, provider } = route;
  const common = { amountCents, paymentProviderId: provider };
  const form = (operation: Operation, fields: Readonly<Record<string, string>>): PaymentRequest => ({
    operation,
    input: { ...common, type: direction, fields: Object.entries(fields).map(([name, value]) => ({ name, value })) },
  });
  if (DROP_INS.has(provider)) return { operation: 'wireTransferCreate', input: { ...common, type: direction } };
  if (provider === 'INTERAC') return form('interacCreate', { email: `${client.player.userId}@example.com` });
  if (provider === 'WIRE_TRANSFER' && direction === 'DEPOSIT') return form('firstWireTransferCreate', WIRE_FIELDS);
  if (provider === 'WIRE_TRANSFER') return form('firstWireTransferCreate', client.player.isCanadian ? WIRE_CA : WIRE_US);
  const facility = provider === 'CASH_AT_CASINO' ? { facilityId: 'boardwalk' } : {};
  if (direction === 'DEPOSIT') return { operation: 'depositCreate', input: { ...common, ...facility } };
  const methodId = provider === 'TRUSTLY' ? await client.usedMethod(provider) : null;
  return {
    operation: 'withdrawalCreate',
    input: { ...common, ...facility, ...(methodId !== null && { paymentMethodId: methodId }) },
  };
}

class Play {
  readonly #run: ChaosRun;
  readonly #client: WalletPlayer;
  readonly #random: Random;
  /** Deposits that may have succeeded, for what a bank does later. */
  readonly #paid: string[] = [];

  constructor(run: ChaosRun, client: WalletPlayer, random: Random) {
    this.#run = run;
    this.#client = client;
    this.#random = random;
  }

  /** @returns whether a payment was begun. */
  async payOnce(): Promise<boolean> {
    const random = this.#random;
    const route = pickRoute(random, this.#client.player);
    const amountCents = amountOf(route, random);
    const request = await requestOf(route, amountCents, this.#client);
    const isTwice = random.next() < 0.1;
    const created = await this.#create(route, request, isTwice ? 2 : 1);
    if (created === null) return false;
    if (isTwice) this.#run.tally.add('sent twice');
    await (created.uri === null ? this.#withoutPage(route, created) : this.#onPage(route, request, created));
    await this.#laterChange();
    return true;
  }

  async #create({ provider }: PaymentRoute, { operation, input }: PaymentRequest, times = 1): Promise<Created | null> {
    const { receipts, tally } = this.#run;
    const created = await this.#client.create(operation, input, times);
    if (created?.receiptId != null && !receipts.has(created.receiptId)) {
      receipts.add(created.receiptId);
      if (isProviderCode(provider)) tally.add(provider);
    }
    return created;
  }

  /** What a person does on the provider's page. */
  async #onPage(route: PaymentRoute, request: PaymentRequest, { uri, receiptId }: Created): Promise<void> {
    const { tally } = this.#run;
    const { direction } = route;
    const id = receiptId ?? '';
    const cancel = (): Promise<boolean> => this.#client.act(direction === 'DEPOSIT' ? 'depositCancel' : 'withdrawalCancel', id);
    const what = this.#random.next();
    if (what < 0.6) {
      await this.#approve(route, uri ?? '', id);
    } else if (what < 0.66) {
      await this.#press(uri ?? '', 'decline');
    } else if (what < 0.78) {
      await this.#press(uri ?? '', 'cancel');
      // The window was closed, and the player tries again.
      if (direction === 'DEPOSIT' && this.#random.next() < 0.7) {
        const again = await this.#create(route, request);
        if (again?.receiptId === id) tally.add('second attempts');
        if (again?.uri != null) await this.#approve(route, again.uri, again.receiptId ?? '');
      }
    } else if (what < 0.86) {
      tally.add('windows left open');
    } else if (what < 0.92) {
      await cancel();
    } else {
      // The player closes the window at the moment of the approval.
      await Promise.all([this.#approve(route, uri ?? '', id), cancel()]);
    }
  }

  async #approve({ provider }: PaymentRoute, uri: string, receiptId: string): Promise<void> {
    const nonce = await this.#press(uri, 'approve');
    if (DROP_INS.has(provider) && nonce !== null) await this.#client.complete(receiptId, nonce);
    this.#paid.push(receiptId);
  }

  /** @returns what a drop-in gave. */
  async #press(uri: string, action: 'approve' | 'decline' | 'cancel'): Promise<string | null> {
    const token = new URL(uri).pathname.split('/').at(-1) ?? '';
    const view = await this.#client.until('a press', async () => {
      const response = await fetch(`${this.#run.world.gateway.url}/api/pages/${token}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ action }),
        signal: AbortSignal.timeout(8_000),
      });
      if (response.status === 404) throw new ContradictionError(`The gateway has forgotten the page ${token}`);
      if (!response.ok) throw new Error(`The page answered ${response.status}`);
      return (await response.json()) as { readonly message: { readonly payload?: { readonly nonce?: string } } | null };
    });
    return view.message?.payload?.nonce ?? null;
  }

  async #withoutPage({ direction, provider }: PaymentRoute, { receiptId }: Created): Promise<void> {
    const id = receiptId ?? '';
    const what = this.#random.next();
    if (direction === 'WITHDRAWAL') {
      if (provider === 'WIRE_TRANSFER' && what < 0.85) await this.#client.act('confirmV2', id);
      if (what < 0.2 || (provider === 'WIRE_TRANSFER' && what >= 0.85)) {
        await pause(this.#random.between(0, 600));
        await this.#client.act('withdrawalCancel', id);
      }
      return;
    }
    // Somebody pays at the cage, or the wire comes.
    if (what < 0.65) await this.#control(id, 'approve');
    else if (what < 0.75) await this.#control(id, 'decline');
    else if (what < 0.9) await this.#client.act('depositCancel', id);
    if (what < 0.65) this.#paid.push(id);
  }

  /** A refund or a charge-back of an earlier deposit, which may be spent by now. */
  async #laterChange(): Promise<void> {
    if (this.#random.next() >= 0.15 || this.#paid.length === 0) return;
    const id = this.#random.pick(this.#paid);
    await this.#control(id, this.#random.next() < 0.55 ? 'refund' : 'chargeBack');
    this.#run.tally.add('given back after the arrival');
    await this.#client.checkBalances();
  }

  async #control(receiptId: string, action: 'approve' | 'decline' | 'refund' | 'chargeBack'): Promise<void> {
    const reference = await this.#client.referenceOf(receiptId);
    await this.#client.until('a change at the gateway', () => this.#run.world.control.act(reference, action));
  }
}

/** One player after the other, until the run has its payments. */
export async function playPayments(run: ChaosRun, random: Random): Promise<void> {
  while (run.receipts.size < run.wanted) {
    const client = new WalletPlayer(run.world.url, await run.newPlayer(random));
    const play = new Play(run, client, random);
    let refusals = 0;
    for (let count = 0; count < PAYMENTS_EACH && run.receipts.size < run.wanted; count += 1) {
      if (await play.payOnce()) continue;
      run.tally.add('refused');
      refusals += 1;
      // Such as one whose deposits are blocked, or who owes.
      if (refusals === REFUSALS_EACH) break;
    }
  }
}
