import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';

const LIVE = {
  OPTIC_ODDS_URL: 'https://feed.example.com/api/v3/',
  OPTIC_ODDS_KEY: 'a-key',
  OPTIC_ODDS_SPORTSBOOK: 'Books R Us',
  OPTIC_ODDS_LEAGUES: 'football/nfl, soccer/england_-_premier_league',
};

describe('the live feed', () => {
  it('is none without its variables, and is read with all four', () => {
    expect(readConfig({}).opticOdds).toBe(null);
    expect(readConfig(LIVE).opticOdds).toEqual({
      url: 'https://feed.example.com/api/v3',
      key: 'a-key',
      sportsbook: 'Books R Us',
      leagues: [
        { sport: 'football', league: 'nfl' },
        { sport: 'soccer', league: 'england_-_premier_league' },
      ],
    });
  });

  it.each([
    ['OPTIC_ODDS_KEY', undefined],
    ['OPTIC_ODDS_LEAGUES', 'nfl'],
    ['OPTIC_ODDS_LEAGUES', 'football/nfl,,'],
    ['OPTIC_ODDS_URL', 'http://feed.example.com/api/v3'],
    ['OPTIC_ODDS_URL', 'ftp://feed.example.com'],
  ])('is refused in a sentence with %s = %j', (name, value) => {
    expect(() => readConfig({ ...LIVE, [name]: value })).toThrow(new RegExp(`^Environment variable ${name} is not usable: `));
  });

  it('may be plain http on this machine, for tests', () => {
    expect(readConfig({ ...LIVE, OPTIC_ODDS_URL: 'http://127.0.0.1:4100/api/v3' }).opticOdds?.url).toBe(
      'http://127.0.0.1:4100/api/v3',
    );
  });
});
