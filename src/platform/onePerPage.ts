/**
 * A service that only one feature uses: created at its first use, once for the services of a page.
 * `const slipOf = onePerPage(createSlip)`, then `slipOf(useServices())`.
 */
export function onePerPage<Needs extends object, Value>(create: (services: Needs) => Value): (services: Needs) => Value {
  const made = new WeakMap<Needs, { readonly value: Value }>();
  return (services) => {
    const cached = made.get(services);
    if (cached) return cached.value;
    const value = create(services);
    made.set(services, { value });
    return value;
  };
}
