import { createSportsbookUrls, type SportsbookUrls } from '../graphql/sportsbookUrls.ts';

/** The addresses of a page on `https://app.test` that follows its player's region. For tests. */
export function fakeUrls(): SportsbookUrls {
  return createSportsbookUrls({ origin: 'https://app.test', policy: 'retry', logOut: () => undefined });
}
