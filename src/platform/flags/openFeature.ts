import { OpenFeature, ProviderEvents } from '@openfeature/web-sdk';
import type { FlagKey } from '../../../core/wire/flags.ts';
import type { FlagSource } from './flagSource.ts';
import { createOfrepProvider } from './ofrepProvider.ts';

/** Flags as the server evaluated them. */
export interface EvaluatedFlags {
  get(key: FlagKey, byDefault: boolean): boolean;
  /** The visitor changed: asks again. */
  visitorChanged(targetingKey: string): void;
}

/** Sets up OpenFeature with our provider. */
export async function openFeatureFlags(
  source: FlagSource,
  targetingKey: string,
  changed: () => void,
  evaluated: (key: string, value: unknown) => void,
): Promise<EvaluatedFlags> {
  for (const event of [ProviderEvents.ConfigurationChanged, ProviderEvents.ContextChanged]) OpenFeature.addHandler(event, changed);
  await OpenFeature.setContext({ targetingKey });
  await OpenFeature.setProviderAndWait(createOfrepProvider(source));
  const client = OpenFeature.getClient();
  client.addHooks({ after: (_context, { flagKey, value }) => evaluated(flagKey, value) });
  return {
    get: (key, byDefault) => client.getBooleanValue(key, byDefault),
    visitorChanged: (next) => void OpenFeature.setContext({ targetingKey: next }),
  };
}
