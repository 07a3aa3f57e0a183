import type { Services } from '../../src/platform/services.ts';

/** A page's services with these alone; the use of another one is an error of the test. */
export function fakeServices(given: Partial<Services>): Services {
  return new Proxy(given as Services, {
    get: (services, name) => {
      if (name in services) return services[name as keyof Services];
      throw new Error(`This test has no service ${String(name)}`);
    },
  });
}
