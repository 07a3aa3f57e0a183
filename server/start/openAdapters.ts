import { z } from 'zod';
import { err, type Result } from '../../core/result.ts';
import type { LocationProvider, PacketMaker } from '../api/location/locationService.ts';
import type { Providers } from '../api/providers.ts';
import type { Deps } from '../deps.ts';
import { DocumentsUnavailable, type DocumentVerification } from '../domain/documents/documentVerification.ts';
import { adapterGateway, GATEWAY_OPERATIONS, type GatewayAdapter } from '../payments/adapterGateway.ts';
import { type Adapter, loadAdapter, type Operations } from '../platform/adapters.ts';
import type { Config } from '../platform/config.ts';

/** What each adapter creates, and how many milliseconds each of its functions may take. */
const OPERATIONS = {
  location: { issueLicense: 5_000, replaceLicense: 5_000, readPacket: 5_000, makePacket: 5_000 },
  documents: { begin: 10_000, read: 5_000 },
  phone: { send: 10_000 },
  mail: { sendMail: 30_000 },
  gateway: GATEWAY_OPERATIONS,
  feed: { follow: null },
} as const satisfies Record<keyof Config['adapters'], Operations>;

const OPTIONAL: readonly string[] = ['makePacket'];

type Kind = keyof typeof OPERATIONS;
type AdapterOf<Of extends Kind> = Adapter<keyof (typeof OPERATIONS)[Of] & string>;

const answer = <Value, Failure extends string>(value: z.ZodType<Value>, failures: readonly Failure[]) =>
  z.union([
    z.object({ ok: z.literal(true), value }),
    z.object({ ok: z.literal(false), error: z.enum(failures) }),
  ]) as unknown as z.ZodType<Result<Value, Failure>>;

const licence = z.string().min(1).max(4_096);
const packetText = z.string().min(1).max(100_000);
const packet = z.object({
  position: z.object({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    accuracy: z.number().min(0).nullable(),
  }),
  takenAt: z.date(),
  findings: z.array(z.string().max(100)).max(100),
  nonce: z.string().min(1).max(4_096),
  expiresAt: z.date(),
});

/** Nobody is believed where the adapter fails, or says what cannot be read. */
function locationBy({ call, has }: AdapterOf<'location'>): LocationProvider {
  const unavailable = () => err('UNAVAILABLE' as const);
  const read = {
    issueLicense: answer(licence, ['UNAVAILABLE']),
    replaceLicense: answer(licence, ['UNAVAILABLE', 'INVALID']),
    readPacket: answer(packet, ['UNAVAILABLE', 'INVALID']),
    makePacket: answer(packetText, ['UNAVAILABLE', 'INVALID']),
  };
  return {
    issueLicense: (...values) => call('issueLicense', read.issueLicense, ...values).catch(unavailable),
    replaceLicense: (...values) => call('replaceLicense', read.replaceLicense, ...values).catch(unavailable),
    readPacket: (...values) => call('readPacket', read.readPacket, ...values).catch(unavailable),
    ...(has('makePacket') && {
      makePacket: (...values: Parameters<PacketMaker['makePacket']>) =>
        call('makePacket', read.makePacket, ...values).catch(unavailable),
    }),
  };
}

const text = z.string().max(300);
const startAnswer = z.object({ reference: text.min(1), url: z.url({ protocol: /^https$/ }).nullable() });
const decision = z.discriminatedUnion('state', [
  z.object({ state: z.enum(['PENDING', 'REVIEW']) }),
  z.object({
    state: z.literal('APPROVED'),
    read: z.object({
      firstName: text,
      lastName: text,
      dateOfBirth: z.iso.date().nullable(),
      regionCode: text.nullable(),
      number: text.nullable(),
    }),
  }),
  z.object({ state: z.literal('REJECTED'), reason: text }),
]);

function documentsBy({ call }: AdapterOf<'documents'>): DocumentVerification {
  const unavailable = (error: unknown): never => {
    throw new DocumentsUnavailable('The adapter of document checks gives no answer', { cause: error });
  };
  return {
    begin: (check) => call('begin', startAnswer, check).catch(unavailable),
    read: (check) => call('read', decision, check).catch(unavailable),
  };
}

type AdapterDeps = Pick<Deps, 'config' | 'clock' | 'log'>;

/** Null: the configuration names none. @throws StartupFailure with one sentence that names the variable. */
async function open<Of extends Kind>({ config, clock, log }: AdapterDeps, kind: Of): Promise<AdapterOf<Of> | null> {
  const specifier = config.adapters[kind];
  if (specifier === null) return null;
  const wanted = {
    variable: `${kind.toUpperCase()}_ADAPTER`,
    specifier,
    operations: OPERATIONS[kind] as Operations,
    optional: OPTIONAL,
  };
  return loadAdapter(wanted, {
    production: config.production,
    now: () => clock.now(),
    warn: (message) => log.warn(message),
  });
}

/** Null: the configuration names none. @throws StartupFailure */
export async function openGatewayAdapter(deps: AdapterDeps): Promise<GatewayAdapter | null> {
  const adapter = await open(deps, 'gateway');
  return adapter && adapterGateway(adapter);
}

export interface OpenAdapters {
  readonly providers: Providers;
  readonly gateway: GatewayAdapter | null;
  /** For `adapterFeed`. */
  readonly feed: AdapterOf<'feed'> | null;
}

/** Loads the adapters that the configuration names. @throws StartupFailure with one sentence that names the variable. */
export async function openAdapters(deps: AdapterDeps): Promise<OpenAdapters> {
  const location = await open(deps, 'location');
  const documents = await open(deps, 'documents');
  const phone = await open(deps, 'phone');
  const mail = await open(deps, 'mail');
  return {
    providers: {
      ...(location && { location: locationBy(location) }),
      ...(documents && { documents: documentsBy(documents) }),
      ...(phone && { phone: async (message) => void (await phone.call('send', z.unknown(), message)) }),
      ...(mail && { mail: { sendMail: (message) => mail.call('sendMail', z.unknown(), message) } }),
    },
    gateway: await openGatewayAdapter(deps),
    feed: await open(deps, 'feed'),
  };
}
