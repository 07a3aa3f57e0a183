import { z } from 'zod';
import { PROVIDER_CODES } from '../../../core/wallet/providerCodes.ts';
import { json, parseOrigins, port, read, secret, secretList, sharedSecret, webAddress } from './reading.ts';

const cents = z.number().int().min(1).max(100_000_000_000);
const text = z.string().min(1).max(500);
const terms = z
  .strictObject({
    minimumCents: cents,
    maximumCents: cents.nullable(),
    details: text,
    warning: text.nullable(),
    prompt: text.nullable(),
    mfaRequired: z.boolean(),
    /** Hours after the request of a withdrawal by which it is checked, sent and has arrived. */
    stepHours: z.tuple([z.number().min(0), z.number().min(0), z.number().min(0)]),
    /** Hours in which a deposit may still bounce. */
    clearingHours: z.number().int().min(0).max(8_760),
  })
  .partial();
const provider = z
  .strictObject({
    name: text,
    description: text,
    methodsHeader: text,
    instructions: z.array(text).max(20),
    deposit: terms.nullable(),
    withdrawal: terms.nullable(),
  })
  .partial();
const providers = z.partialRecord(z.enum(PROVIDER_CODES), provider);

/** What the operator changes of the providers (server/domain/payments/providers.ts). Null: not offered in this direction. */
export type ProviderChanges = z.infer<typeof providers>;

/** Whole amounts, the smallest first. Null: not readable. */
function parseAmounts(list: string): readonly number[] | null {
  const amounts = list.split(',').map((each) => (/^\s*[1-9]\d{0,10}\s*$/.test(each) ? Number(each) : 0));
  return amounts.every((each, index) => each > (amounts[index - 1] ?? 0)) ? amounts : null;
}

const GATEWAY = ['PAYMENT_GATEWAY_URL', 'PAYMENT_GATEWAY_SECRET', 'PAYMENT_WEBHOOK_SECRET'] as const;

/** Which payment gateway is asked, where its pages are, and what the operator sets of providers and amounts. */
export const payments = z
  .object({
    PAYMENTS_PORT: port.optional(),
    PAYMENT_GATEWAY_URL: webAddress.optional(),
    PAYMENT_GATEWAY_SECRET: secret(sharedSecret.optional()),
    PAYMENT_WEBHOOK_SECRET: secret(
      secretList(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, 'must be whsec_ and at least 24 bytes in base64').optional(),
    ),
    PAYMENTS_ORIGIN: read(
      (text) => (parseOrigins(text)?.length === 1 ? text.trim() : null),
      'must be an origin such as https://pay.example.com',
    ).optional(),
    DEPOSIT_MINIMUM_CENTS: z.coerce.number().int().min(1).default(1_000),
    DEPOSIT_MAXIMUM_CENTS: z.coerce.number().int().min(1).default(500_000),
    DEPOSIT_QUICK_AMOUNTS_CENTS: read(parseAmounts, 'must be cents such as 2500,5000, the smallest first').default([
      2_500, 5_000, 10_000, 25_000,
    ]),
    PAYMENT_PROVIDERS: json(providers, 'must be JSON such as {"PAYPAL":{"deposit":{"minimumCents":2000}}}').default({}),
  })
  .refine((values) => values.DEPOSIT_MINIMUM_CENTS <= values.DEPOSIT_MAXIMUM_CENTS, {
    path: ['DEPOSIT_MINIMUM_CENTS'],
    message: 'must not be above DEPOSIT_MAXIMUM_CENTS',
  })
  .refine((values) => new Set(GATEWAY.map((name) => values[name] === undefined)).size === 1, {
    path: ['PAYMENT_GATEWAY_URL'],
    message: 'it goes with PAYMENT_GATEWAY_SECRET and PAYMENT_WEBHOOK_SECRET',
  })
  .transform(
    ({ PAYMENT_GATEWAY_URL: url, PAYMENT_GATEWAY_SECRET: gatewaySecret, PAYMENT_WEBHOOK_SECRET: webhookSecret, ...values }) => ({
      /** The port of the sandbox's own gateway; null: four above the app's, or any where that is taken. */
      paymentsPort: values.PAYMENTS_PORT ?? null,
      /** The operator's own; null: the sandbox's, or none. */
      paymentGateway:
        url === undefined || gatewaySecret === undefined || webhookSecret === undefined
          ? null
          : { url: url.replace(/\/$/, ''), secret: gatewaySecret, webhookSecret },
      /** The origin of the gateway's pages; null: where the gateway of this process listens, or at the operator's own gateway. */
      paymentsOrigin: values.PAYMENTS_ORIGIN ?? (url === undefined ? null : new URL(url).origin),
      /** The one rule of amounts that all deposit forms share. */
      depositRule: {
        minimumCents: values.DEPOSIT_MINIMUM_CENTS,
        maximumCents: values.DEPOSIT_MAXIMUM_CENTS,
        quickAmountsCents: values.DEPOSIT_QUICK_AMOUNTS_CENTS,
      },
      providerChanges: values.PAYMENT_PROVIDERS,
    }),
  );
