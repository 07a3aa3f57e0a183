/** Returns the earlier value while it equals the new one, so that equal values are one object. For plain data: no dates, maps, sets. */
export function stableValue<Value>(): (value: Value) => Value {
  let last: { readonly value: Value } | null = null;
  return (value) => {
    if (last === null || !isSameData(last.value, value)) last = { value };
    return last.value;
  };
}

function isSameData(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const names = Object.keys(one) as (keyof typeof one & keyof typeof other)[];
  return names.length === Object.keys(other).length && names.every((name) => isSameData(one[name], other[name]));
}
