import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

interface Ahead<Value> {
  readonly value: Value;
  readonly target: string;
  /** Addresses on the way to the target: where the first press was made, and the targets of presses in between. */
  readonly from: readonly string[];
}

/**
 * A choice that is part of the address, such as a filter. It holds at once, and the address, which changes in a transition, follows: of two
 * quick presses the second one builds on the first. Any other change of the address (the way back, a link) sets it, too.
 * @param addressed what the address says now
 * @param addressOf the path and search of a choice
 */
export function useAddressValue<Value>(
  addressed: Value,
  addressOf: (value: Value) => string,
): readonly [Value, (value: Value) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [ahead, setAhead] = useState<Ahead<Value> | null>(null);
  const here = pathname + search;
  if (ahead !== null && (ahead.target === here || !ahead.from.includes(here))) setAhead(null);
  const choose = (value: Value): void => {
    const target = addressOf(value);
    setAhead({ value, target, from: ahead === null ? [here] : [...ahead.from, ahead.target] });
    void navigate(target, { replace: true, preventScrollReset: true });
  };
  return [ahead === null ? addressed : ahead.value, choose];
}
