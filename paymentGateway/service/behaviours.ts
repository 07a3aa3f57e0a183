export const BEHAVIOURS = [
  'success',
  'pending-success',
  'pending-failed',
  'user-error',
  'slow',
  'very-slow',
  'never',
  'webhook-twice',
  'webhook-first',
  'webhook-lost',
  'mismatch',
  'declined',
  'information-mismatch',
] as const;
/** What happens to a payment once the player approves it (docs/payment-gateway.openapi.yaml). */
export type Behaviour = (typeof BEHAVIOURS)[number];

/** Behaviours by the cents of an amount, such as 10.86. */
const MAGIC: ReadonlyMap<number, Behaviour> = new Map<number, Behaviour>([
  [81, 'pending-success'],
  [82, 'pending-failed'],
  [83, 'user-error'],
  [84, 'slow'],
  [85, 'very-slow'],
  [86, 'never'],
  [87, 'webhook-twice'],
  [88, 'webhook-first'],
  [89, 'webhook-lost'],
  [91, 'mismatch'],
  [92, 'declined'],
  [93, 'information-mismatch'],
]);

/** Null: the amount says nothing. */
export function behaviourOfAmount(amountCents: number): Behaviour | null {
  return MAGIC.get(amountCents % 100) ?? null;
}

/** A request to `POST /control/behaviours`. */
export interface Rule {
  /** Null: of every player; of every provider. */
  readonly customerId: string | null;
  readonly providerCode: string | null;
  readonly behaviour: Behaviour;
  /** Payments that it is still for; null: all. */
  readonly times: number | null;
}

type RuleTarget = Pick<Rule, 'customerId' | 'providerCode'>;

function isSame(a: RuleTarget, b: RuleTarget): boolean {
  return a.customerId === b.customerId && a.providerCode === b.providerCode;
}

/** The newest rule first. It replaces that of the same player and provider. */
export function addRule(rules: readonly Rule[], rule: Rule): readonly Rule[] {
  return [rule, ...rules.filter((other) => !isSame(other, rule))];
}

/** The behaviour of the next payment, and the rules after it. Null: no rule is for it. */
export function takeRule(
  rules: readonly Rule[],
  payment: { readonly customerId: string; readonly providerCode: string },
): { readonly behaviour: Behaviour | null; readonly rules: readonly Rule[] } {
  const found = rules.find(
    ({ customerId, providerCode }) =>
      (customerId ?? payment.customerId) === payment.customerId && (providerCode ?? payment.providerCode) === payment.providerCode,
  );
  if (!found) return { behaviour: null, rules };
  if (found.times === null) return { behaviour: found.behaviour, rules };
  const left = { ...found, times: found.times - 1 };
  return {
    behaviour: found.behaviour,
    rules: rules.flatMap((rule) => (rule !== found ? [rule] : left.times > 0 ? [left] : [])),
  };
}
