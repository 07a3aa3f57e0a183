import { type CountRule, type DelayRule, delaySeconds, waitSeconds } from './loginLimits.ts';

/** How often strangers may try one kind of thing. No window is longer than a day. */
export interface AttemptRules {
  /** All attempts from one address, whatever name they are about. */
  readonly address: CountRule;
  /** Attempts about one name from one address. */
  readonly nameAtAddress: CountRule;
  /** Attempts about one name from all addresses. Only slows, never locks: a stranger must not be able to lock the owner out. */
  readonly name: DelayRule;
}

export interface EarlierTry {
  readonly at: Date;
  readonly sameName: boolean;
  readonly sameAddress: boolean;
}

export function longestWindowSeconds({ address, nameAtAddress, name }: AttemptRules): number {
  return Math.max(address.windowSeconds, nameAtAddress.windowSeconds, name.windowSeconds);
}

/**
 * Seconds until the next attempt is allowed; zero when it is allowed now.
 * @param isKnownAddress the owner of the name has logged in from this address before; strangers elsewhere then do not slow the owner.
 */
export function attemptWaitSeconds(
  earlier: readonly EarlierTry[],
  now: Date,
  rules: AttemptRules,
  isKnownAddress: boolean,
): number {
  const times = (wanted: (attempt: EarlierTry) => boolean): Date[] => earlier.filter(wanted).map(({ at }) => at);
  return Math.max(
    waitSeconds(
      times(({ sameAddress }) => sameAddress),
      now,
      rules.address,
    ),
    waitSeconds(
      times(({ sameAddress, sameName }) => sameAddress && sameName),
      now,
      rules.nameAtAddress,
    ),
    isKnownAddress
      ? 0
      : delaySeconds(
          times(({ sameName }) => sameName),
          now,
          rules.name,
        ),
  );
}
