import { z } from 'zod';
import { err } from '../../core/result.ts';
import type { LocationService } from '../api/location/locationService.ts';
import type { Mailer, PhoneGateway } from '../api/messages/createMessages.ts';
import type { Providers } from '../api/providers.ts';
import type { Deps } from '../deps.ts';
import { DocumentsUnavailable, type DocumentVerification } from '../domain/documents/documentVerification.ts';
import { type AdapterContext, loadAdapter, type WantedAdapter } from '../platform/adapters.ts';
import type { Config } from '../platform/config.ts';

/** What each adapter creates, by its functions. */
const METHODS = {
  location: ['issueLicense', 'replaceLicense', 'readPacket'],
  documents: ['begin', 'read'],
  phone: ['send'],
  mail: ['sendMail'],
} as const satisfies Record<keyof Config['adapters'], readonly string[]>;

const packetRead = z.union([
  z.object({ ok: z.literal(false), error: z.enum(['UNAVAILABLE', 'INVALID']) }),
  z.object({
    ok: z.literal(true),
    value: z.object({
      position: z.object({
        latitude: z.number().min(-90).max(90),
        longitude: z.number().min(-180).max(180),
        accuracy: z.number().min(0).nullable(),
      }),
      takenAt: z.date(),
      findings: z.array(z.string()),
      nonce: z.string().min(1),
      expiresAt: z.date(),
    }),
  }),
]);

/** Nobody is believed where the adapter fails, or says what cannot be read. */
function guardedLocation(adapter: LocationService, { warn }: AdapterContext): LocationService {
  const unavailable = (): ReturnType<typeof err<'UNAVAILABLE'>> => {
    warn('The location adapter has failed');
    return err('UNAVAILABLE');
  };
  return {
    issueLicense: async (...args) => attempt(() => adapter.issueLicense(...args)).catch(unavailable),
    replaceLicense: async (...args) => attempt(() => adapter.replaceLicense(...args)).catch(unavailable),
    readPacket: async (...args) => attempt(async () => packetRead.parse(await adapter.readPacket(...args))).catch(unavailable),
  };
}

/** An adapter has no class of ours: whatever it throws is no answer. */
function guardedDocuments(adapter: DocumentVerification): DocumentVerification {
  const unavailable = (error: unknown): never => {
    throw new DocumentsUnavailable('The adapter of document checks gives no answer', { cause: error });
  };
  return {
    begin: (check) => attempt(() => adapter.begin(check)).catch(unavailable),
    read: (check) => attempt(() => adapter.read(check)).catch(unavailable),
  };
}

/** An error that is thrown before there is a promise, too. */
async function attempt<Value>(work: () => Promise<Value>): Promise<Value> {
  return work();
}

/** Loads the adapters that the configuration names. @throws StartupFailure with one sentence that names the variable. */
export async function openAdapters({ config, clock, log }: Pick<Deps, 'config' | 'clock' | 'log'>): Promise<Providers> {
  const context: AdapterContext = {
    production: config.production,
    now: () => clock.now(),
    warn: (message) => log.warn(message),
  };
  const open = async <Value>(kind: keyof typeof METHODS): Promise<Value | null> => {
    const specifier = config.adapters[kind];
    if (specifier === null) return null;
    const wanted: WantedAdapter = { variable: `${kind.toUpperCase()}_ADAPTER`, specifier, methods: METHODS[kind] };
    return loadAdapter<Value>(wanted, context);
  };
  const location = await open<LocationService>('location');
  const documents = await open<DocumentVerification>('documents');
  const phone = await open<{ send: PhoneGateway }>('phone');
  const mail = await open<Mailer>('mail');
  return {
    ...(location && { location: guardedLocation(location, context) }),
    ...(documents && { documents: guardedDocuments(documents) }),
    ...(phone && { phone: (message) => phone.send(message) }),
    ...(mail && { mail }),
  };
}
