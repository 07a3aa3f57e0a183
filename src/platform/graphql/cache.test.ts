import { gql } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { createCache } from './cache.ts';

const sections = gql`
  query Sections($view: SlateView!) {
    competitionSections(view: $view) {
      id
      events {
        id
        sequence
      }
    }
  }
`;

const nfl = (...events: readonly (readonly [string, number])[]) => ({
  competitionSections: [
    {
      __typename: 'Competition',
      id: 'nfl',
      events: events.map(([id, sequence]) => ({ __typename: 'Event', id, sequence })),
    },
  ],
});

describe('the cache of the catalogue', () => {
  it("stores each view's own events of the same competition", () => {
    const cache = createCache();
    const home = { query: sections, variables: { view: 'HOME' }, data: nfl(['e1', 4], ['e2', 7]) };
    const live = { query: sections, variables: { view: 'LIVE' }, data: nfl(['e1', 5]) };
    cache.writeQuery(home);
    cache.writeQuery(live);
    expect(cache.readQuery(home)).toEqual(home.data);
    expect(cache.readQuery(live)).toEqual(live.data);
  });
});
