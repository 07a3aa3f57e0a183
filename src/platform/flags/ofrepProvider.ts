import {
  ErrorCode,
  type JsonValue,
  OpenFeatureEventEmitter,
  type Provider,
  ProviderEvents,
  type ResolutionDetails,
} from '@openfeature/web-sdk';
import type { FlagSource } from './flagSource.ts';

/** OpenFeature's provider over the flags of the server's OFREP endpoint (docs/adr/0016). The source has them already. */
export function createOfrepProvider(source: FlagSource): Provider {
  const events = new OpenFeatureEventEmitter();
  const stopListening = source.onChange((keys) => events.emit(ProviderEvents.ConfigurationChanged, { flagsChanged: [...keys] }));

  function resolve<Value extends JsonValue>(key: string, byDefault: Value): ResolutionDetails<Value> {
    const flag = source.get(key);
    if (flag === undefined) return { value: byDefault, reason: 'DEFAULT' };
    if (typeof flag.value !== typeof byDefault) return { value: byDefault, reason: 'ERROR', errorCode: ErrorCode.TYPE_MISMATCH };
    return { value: flag.value as Value, reason: flag.reason };
  }

  return {
    metadata: { name: 'slipstream-ofrep' },
    runsOn: 'client',
    events,
    onContextChange: () => source.refresh(),
    onClose: async () => stopListening(),
    resolveBooleanEvaluation: resolve,
    resolveStringEvaluation: resolve,
    resolveNumberEvaluation: resolve,
    resolveObjectEvaluation: resolve,
  };
}
