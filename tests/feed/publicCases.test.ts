import { describe, expect, it } from 'vitest';
import { decodeText } from '../../server/feed/adapters/decodeText.ts';
import { parseFootballData } from '../../server/feed/adapters/footballData.ts';
import { existingLeague } from '../../server/feed/adapters/leagueOf.ts';
import { readParticipant } from '../../server/feed/adapters/participants.ts';
import { type GameChanges, offerFault } from '../../server/feed/adapters/sourceGame.ts';
import { LEAGUES } from '../../server/feed/leagues/leagues.ts';
import { PREMIER_LEAGUE_TEAMS } from '../../server/feed/leagues/premierLeagueTeams.ts';
import type { FeedEvent } from '../../server/feed/types.ts';
import {
  asFootballData,
  asNflverse,
  asOddsApi,
  asOptic,
  asUfc,
  FOOTBALL,
  MMA,
  type SlateGame,
  SOCCER,
} from './support/feedSlate.ts';
import { FOOTBALL_DATA_FEED, NFLVERSE_FEED, ODDS_API_FEED, OPTIC_FEED, UFC_FEED } from './support/readFeeds.ts';

/**
 * Faults of real feeds by their ids in the collection of public cases (F and T: tried on the product; numbers: candidates). One rule for all
 * adapters answers each, so each is tried on all that can have it.
 */
const BEFORE = new Date('2026-11-20T12:00:00Z');
const AFTER = new Date('2026-11-30T12:00:00Z');

const eventsOf = (read: GameChanges | null): readonly FeedEvent[] =>
  (read?.changes ?? []).flatMap((change) => (change.kind === 'event' ? [change.event] : []));
const resultsOf = (read: GameChanges | null): readonly string[] =>
  (read?.changes ?? []).flatMap((change) => (change.kind === 'result' ? [change.eventId] : []));
const reasonsOf = (read: GameChanges | null): string =>
  (read?.problems ?? []).map(({ where, reason }) => `${where}: ${reason}`).join('\n');

const opticText = (
  fixtures: (text: string) => string,
  stream: (text: string) => string = (text) => text,
  isOver = true,
): string => {
  const optic = asOptic(FOOTBALL, isOver);
  return `${fixtures(JSON.stringify(optic.fixtures))}\n${stream(optic.stream)}`;
};

describe('F2, T2, #2: names of teams', () => {
  const college = existingLeague('ncaaf');

  it.each([
    ['Michigan State Spartans', 'Michigan State', false],
    ['Michigan Wolverines', 'Michigan', false],
    ['University of Michigan', 'Michigan', false],
    ['Texas A&M Aggies', 'Texas A&M', false],
    ...[
      'Georgia Tech Yellow Jackets',
      'Texas Christian Horned Frogs',
      'Miami (OH) RedHawks',
      'Kansas State Wildcats',
      'Oregon State Beavers',
      'Virginia Tech Hokies',
      'Oklahoma State Cowboys',
      'Arizona State Sun Devils',
      'Florida Atlantic Owls',
      'Florida State Seminoles',
      'Tennessee State Tigers',
      'Illinois State Redbirds',
      'Houston Christian Huskies',
      'North Carolina Central Eagles',
      'Alabama A&M Bulldogs',
      'Washington State Cougars',
    ].map((name) => [name, name, true] as const),
  ] as const)('%s is %s, and told where nobody knows it: %s', (name, shown, isStrange) => {
    expect(readParticipant('HOME', name, college?.league ?? null)).toMatchObject({ participant: { name: shown }, isStrange });
  });

  it.each([
    ['premier-league', 'Arsenal FC', 'Arsenal'],
    ['premier-league', "Nott'm Forest", 'Nottm Forest'],
    ['premier-league', 'Manchester United FC', 'Man United'],
    ['la-liga', 'Club Atlético de Madrid', 'Atlético'],
    ['la-liga', 'Athletic Club', 'Athletic Club'],
    ['nhl', 'Montréal Canadiens', 'Canadiens'],
  ])('%s: %s is %s, by an alias, or the longest name beside words such as FC', (league, name, shown) => {
    expect(readParticipant('HOME', name, existingLeague(league)?.league ?? null)).toMatchObject({
      participant: { name: shown },
      isStrange: false,
    });
  });

  it('no two teams of a league share a name, an alias, or what is left of them without such words', () => {
    for (const league of LEAGUES)
      for (const side of league.sides)
        for (const name of [side.name, ...(side.fullNames ?? [])])
          expect(readParticipant('HOME', name, league).participant.name, `${league.competition.id} ${name}`).toBe(side.name);
  });

  it('a name that is left of two teams is neither: the feed does not say which', () => {
    const [league] = LEAGUES;
    const [side] = league?.sides ?? [];
    if (!league || !side) throw new Error('There are leagues');
    const twins = { ...league, sides: ['Athletic Club', 'Athletic FC'].map((name) => ({ ...side, name, fullNames: [] })) };
    expect(readParticipant('HOME', 'Athletic', twins)).toMatchObject({ participant: { name: 'Athletic' }, isStrange: true });
    expect(readParticipant('HOME', 'athletic fc', twins)).toMatchObject({ participant: { name: 'Athletic FC' }, isStrange: false });
  });

  it('an unknown team is shown as every feed writes it, and reported once', () => {
    const odds = ODDS_API_FEED.read(asOddsApi(FOOTBALL, false).replaceAll('Buffalo Bills', 'London Bills'), BEFORE);
    const optic = OPTIC_FEED.read(
      opticText(
        (text) => text.replaceAll('Buffalo Bills', 'London Bills'),
        (text) => text.replaceAll('Buffalo Bills', 'London Bills'),
      ),
      BEFORE,
    );
    const soccer = FOOTBALL_DATA_FEED.read(asFootballData(SOCCER, false).replaceAll('Arsenal', 'Arsenal Tula'), BEFORE);
    for (const read of [odds, optic]) {
      expect(eventsOf(read)[0]?.name).toBe('Chiefs @ London Bills');
      expect(reasonsOf(read).match(/"London Bills" is no known team of NFL/g)).toHaveLength(1);
    }
    expect(eventsOf(soccer)[0]?.name).toBe('Arsenal Tula vs Chelsea');
    expect(reasonsOf(soccer)).toContain('"Arsenal Tula" is no known team of Premier League');
  });
});

describe('F1, T1, #1: quarter lines', () => {
  it('are offered where halves can be graded: never of rounds, between which a fight may end', () => {
    const price = { numerator: 10, denominator: 11 };
    const prices = (['OVER', 'UNDER'] as const).map((side) => ({ side, odds: price }));
    const fault = (pointsHundredths: number, subject = {}): string | null =>
      offerFault({ where: 'here', key: 'total', type: 'TOTAL', pointsHundredths, prices, subject });
    expect([fault(225), fault(150, { unit: 'ROUNDS' })]).toEqual([null, null]);
    expect([fault(230), fault(175, { unit: 'ROUNDS' })]).toEqual([
      'offers 2.3, which is no line',
      'offers 1.75 rounds, which is no line',
    ]);
  });
});

describe('F3, T3, #3: scores', () => {
  it.each(['', ' ', ' 2 ', '0x1', '1e1', '-1', '1.5', '٣', 'null'])('%j settles nothing, in any feed', (score) => {
    const odds = ODDS_API_FEED.read(
      asOddsApi(FOOTBALL, true).replaceAll('"score":"24"', `"score":${JSON.stringify(score)}`),
      AFTER,
    );
    expect(resultsOf(odds)).not.toContain('odds-api-2026_11_KC_BUF');
    const optic = OPTIC_FEED.read(
      opticText(
        (text) => text,
        (text) => text.replaceAll('"total":24', `"total":${JSON.stringify(score)}`),
      ),
      AFTER,
    );
    expect(resultsOf(optic)).toEqual(['optic-odds-2026_11_DAL_NYG']);
    const csv = NFLVERSE_FEED.read(asNflverse(FOOTBALL, true).replace(',BUF,24,', `,BUF,${score},`), AFTER);
    expect(resultsOf(csv)).not.toContain('nflverse-2026_11_KC_BUF');
    const soccer = FOOTBALL_DATA_FEED.read(
      asFootballData(SOCCER, true).replace(',Chelsea,1,0,H,', `,Chelsea,${score},0,D,`),
      AFTER,
    );
    expect(resultsOf(soccer)).not.toContain('football-data-E0-2026-arsenal-chelsea');
  });

  it('a score that other columns of its row contradict is none', () => {
    const many = PREMIER_LEAGUE_TEAMS.slice(0, 12).flatMap(({ name }, index, teams): readonly SlateGame[] => {
      const [game] = SOCCER;
      const other = teams[(index + 1) % teams.length]?.name ?? '';
      return game ? [{ ...game, home: { short: name, full: name }, away: { short: other, full: other } }] : [];
    });
    const read = FOOTBALL_DATA_FEED.read(asFootballData(many, true).replace(',1,0,H,1,0,H,', ',1,0,A,1,0,H,'), AFTER);
    expect(resultsOf(read)).toHaveLength(11);
    expect(reasonsOf(read)).toContain('line 2, column FTR: "A" contradicts the score');
  });

  it('where many are contradicted the columns are mixed up: no score of the file is taken', () => {
    const csv = NFLVERSE_FEED.read(asNflverse(FOOTBALL, true).replace(',BUF,24,Home,4,', ',BUF,24,Home,-4,'), AFTER);
    const mixed = asFootballData(SOCCER, true).replace('FTHG,FTAG', 'x,y').replace('HS,AS', 'FTHG,FTAG').replace('x,y', 'HS,AS');
    for (const read of [csv, FOOTBALL_DATA_FEED.read(mixed, AFTER)]) {
      expect(resultsOf(read)).toEqual([]);
      expect(reasonsOf(read)).toContain('none of them is taken');
    }
  });

  it('two rows of one game that differ: neither is the result', () => {
    const [header = '', first = '', ...rest] = asNflverse(FOOTBALL, true).split('\n');
    const other = first.replace(',BUF,24,Home,4,44,', ',BUF,27,Home,7,47,');
    const csv = NFLVERSE_FEED.read([header, first, ...rest.slice(0, 1), other, ''].join('\n'), AFTER);
    expect(resultsOf(csv)).toEqual(['nflverse-2026_11_DAL_NYG']);
    const [game] = JSON.parse(asOddsApi(FOOTBALL.slice(0, 1), true));
    const twice = { ...game, id: 'another', scores: [{ ...game.scores[0], score: '3' }, game.scores[1]] };
    expect(resultsOf(ODDS_API_FEED.read(JSON.stringify([game, twice]), AFTER))).toEqual([]);
  });
});

describe('F5, T5, #7: times', () => {
  it.each(['2026-11-22T18:00:00', '2026-11-22', '11/22/2026 1:00 PM', '02/03/2027 17:00'])(
    'the time %j has no zone or two readings: refused by all feeds that write instants',
    (time) => {
      const start = FOOTBALL[0]?.start.toISOString() ?? '';
      const odds = ODDS_API_FEED.read(asOddsApi(FOOTBALL, false).replace(start, time), BEFORE);
      const optic = OPTIC_FEED.read(
        opticText((text) => text.replace(start, time), undefined, false),
        BEFORE,
      );
      for (const read of [odds, optic]) expect(eventsOf(read).map(({ name }) => name)).toEqual(['Cowboys @ Giants']);
      expect(reasonsOf(optic)).toContain(`"${time}" is not a time with its zone`);
    },
  );

  it('a spreadsheet that writes the month first is refused as a whole: half of its days would be others', () => {
    const file = asFootballData(SOCCER, false).replaceAll('28/11/2026', '11/28/2026');
    expect(parseFootballData(file, { now: BEFORE })).toEqual({
      ok: false,
      error: 'The file writes the month before the day: its days cannot be told apart.',
    });
  });

  it('kick-offs are those of the league’s own zone, in summer and in winter', () => {
    const summer = asFootballData(SOCCER, false).replace('28/11/2026', '15/08/2026');
    expect(eventsOf(FOOTBALL_DATA_FEED.read(summer, new Date('2026-08-01T00:00:00Z'))).map(({ startsAt }) => startsAt)).toEqual([
      new Date('2026-08-15T14:00:00Z'),
      new Date('2026-11-28T17:30:00Z'),
    ]);
  });
});

describe('F6, T6, #9: a line without its price, a game without its time', () => {
  it('drops the market, not the game, in any feed', () => {
    const odds = ODDS_API_FEED.read(asOddsApi(FOOTBALL, false).replace('"price":-112,', ''), BEFORE);
    const csv = NFLVERSE_FEED.read(asNflverse(FOOTBALL, false).replace(',2.5,-108,-112,', ',2.5,,,'), BEFORE);
    const soccer = FOOTBALL_DATA_FEED.read(asFootballData(SOCCER, false).replace(/-0\.75,2\.05,1\.8/, '-0.75,,'), BEFORE);
    for (const read of [odds, csv, soccer]) {
      expect(read?.events).toBe(2);
      expect(eventsOf(read)[0]?.markets.map(({ type }) => type)).not.toContain('SPREAD');
      expect(eventsOf(read)[1]?.markets).toHaveLength(3);
    }
  });

  it('a game without its time is shown as to be announced, and takes no bets', () => {
    const csv = NFLVERSE_FEED.read(asNflverse(FOOTBALL, false).replace(',13:00,', ',,'), BEFORE);
    const soccer = FOOTBALL_DATA_FEED.read(asFootballData(SOCCER, false).replace(',15:00,', ',,'), BEFORE);
    for (const read of [csv, soccer, UFC_FEED.read(asUfc(MMA, false), BEFORE)]) {
      const [event] = eventsOf(read);
      expect(event).toMatchObject({ isTimeUnknown: true });
      expect(event?.markets.length).toBeGreaterThan(0);
      expect(event?.markets.every(({ status }) => status === 'CLOSED')).toBe(true);
    }
  });
});

describe('F11, T8, #10: one team twice, one game twice', () => {
  it('a team does not play itself, in any spelling and any feed', () => {
    const swap = (text: string): string => text.replaceAll('Kansas City Chiefs', 'Búffalo Bills');
    const read = [
      ODDS_API_FEED.read(swap(asOddsApi(FOOTBALL, false)), BEFORE),
      OPTIC_FEED.read(opticText(swap, swap, false), BEFORE),
      FOOTBALL_DATA_FEED.read(asFootballData(SOCCER, false).replace('Chelsea', 'Arsenal'), BEFORE),
      UFC_FEED.read(asUfc(MMA, false).replace('Bea Reyes', 'Ada Stone'), BEFORE),
      NFLVERSE_FEED.read(asNflverse(FOOTBALL, false).replace(',KC,', ',BUF,'), BEFORE),
    ];
    for (const one of read) expect(eventsOf(one).map(({ name }) => name)).not.toContain('Bills @ Bills');
    for (const one of read) expect(reasonsOf(one)).toMatch(/both sides have one name|cannot play itself/);
  });

  it.each(['0x96', '2.2e2', '1,2', ''])('the price %j drops its market', (price) => {
    const odds = ODDS_API_FEED.read(asOddsApi(FOOTBALL, false).replace('"price":-142', `"price":${JSON.stringify(price)}`), BEFORE);
    const optic = OPTIC_FEED.read(
      opticText(
        (text) => text,
        (text) => text.replace('"price":-142', `"price":${JSON.stringify(price)}`),
        false,
      ),
      BEFORE,
    );
    const soccer = FOOTBALL_DATA_FEED.read(
      asFootballData(SOCCER, false).replace(',1.8,3.8,5,', `,${price.replace(',', '.')}e,3.8,5,`),
      BEFORE,
    );
    for (const read of [odds, optic]) {
      expect(eventsOf(read)[0]?.markets.map(({ type }) => type)).toEqual(['SPREAD', 'TOTAL']);
      expect(eventsOf(read)[1]?.markets).toHaveLength(3);
    }
    expect(eventsOf(soccer)[0]?.markets.map(({ type }) => type)).toEqual(['SPREAD', 'TOTAL']);
  });

  it('the second row of a fixture is told, and is none', () => {
    const [header = '', first = '', second = ''] = asFootballData(SOCCER, false).split('\r\n');
    const moved = first.replace('28/11/2026', '29/11/2026');
    const read = FOOTBALL_DATA_FEED.read([header, first, second, moved].join('\n'), BEFORE);
    expect(read?.events).toBe(2);
    expect(reasonsOf(read)).toContain('line 4: is the game of line 2');
  });
});

describe('#11: spread and moneyline', () => {
  it('different favourites are imported and told, in any feed', () => {
    const turn = (text: string): string => text.replace('"point":-2.5', '"point":2.5').replace('"point":2.5}]', '"point":-2.5}]');
    const optic = (text: string): string =>
      text.replaceAll('"points":-2.5', '"points":7.25').replaceAll('"points":2.5', '"points":-2.5').replaceAll('7.25', '2.5');
    for (const read of [
      NFLVERSE_FEED.read(asNflverse(FOOTBALL, false).replace(',120,-142,2.5,', ',120,-142,-2.5,'), BEFORE),
      ODDS_API_FEED.read(turn(asOddsApi(FOOTBALL, false)), BEFORE),
      OPTIC_FEED.read(
        opticText((text) => text, optic, false),
        BEFORE,
      ),
      FOOTBALL_DATA_FEED.read(asFootballData(SOCCER, false).replace(',-0.75,', ',0.75,'), BEFORE),
    ]) {
      expect(eventsOf(read)[0]?.markets).toHaveLength(3);
      expect(reasonsOf(read)).toContain('spread and moneyline name different favourites');
    }
  });

  it('prices that cannot lose together are told', () => {
    const read = ODDS_API_FEED.read(asOddsApi(FOOTBALL, false).replace('"price":-142', '"price":142'), BEFORE);
    expect(reasonsOf(read)).toContain('add up to less than 100 percent');
  });
});

describe('#65: states', () => {
  it('a game without a start is skipped and told, and is never begun now', () => {
    const start = FOOTBALL[0]?.start.toISOString() ?? '';
    const odds = ODDS_API_FEED.read(asOddsApi(FOOTBALL, false).replace(`"commence_time":"${start}",`, ''), BEFORE);
    const optic = OPTIC_FEED.read(
      opticText((text) => text.replace(`"start_date":"${start}",`, ''), undefined, false),
      BEFORE,
    );
    for (const read of [odds, optic]) {
      expect(eventsOf(read).map(({ name }) => name)).toEqual(['Cowboys @ Giants']);
      expect(reasonsOf(read)).toMatch(/commence_time|start_date: is missing/);
    }
  });

  it('a game that is in play hours before its start is told, and its markets close', () => {
    const optic = OPTIC_FEED.read(
      opticText((text) => text.replace('"unplayed"', '"live"'), undefined, false),
      BEFORE,
    );
    expect(eventsOf(optic)[0]).toMatchObject({ isClosed: true });
    expect(reasonsOf(optic)).toContain('is to come, but the event is over or has scores');
  });
});

describe('#66: files', () => {
  const file = asUfc(MMA, true);

  it.each([
    ['a byte order mark and Windows’ line breaks', Buffer.from(`\uFEFF${file.replaceAll('\n', '\r\n')}`)],
    ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(file, 'utf16le')])],
    ['a quoted comma, quote and line break', Buffer.from(file.replace('"Newark, New Jersey, USA"', '"Newark,\n""New"" Jersey"'))],
    ['empty columns at its end', Buffer.from(file.replaceAll('\n', ',,\n'))],
  ])('a file is read with %s', (_what, bytes) => {
    const { text, note } = decodeText(bytes);
    expect(note).toBe(null);
    expect(resultsOf(UFC_FEED.read(text, AFTER))).toHaveLength(1);
  });

  it('in Latin-1 is read, with the accents that it has, and told', () => {
    const { text, note } = decodeText(Buffer.from(file.replace('Ada Stone', 'Ádá Stone'), 'latin1'));
    expect(note).toContain('read as Latin-1');
    expect(eventsOf(UFC_FEED.read(text, AFTER))[0]?.participants[0]?.name).toBe('Ádá Stone');
  });

  it('two digits of a year are read', () => {
    const read = FOOTBALL_DATA_FEED.read(asFootballData(SOCCER, false).replaceAll('/2026,', '/26,'), BEFORE);
    expect(eventsOf(read).map(({ startsAt }) => startsAt)).toEqual(SOCCER.map(({ start }) => start));
  });

  it('a quote that never ends costs its row alone', () => {
    const lines = asNflverse(FOOTBALL, true).split('\n');
    lines[1] = lines[1]?.replace('Home', '"Home') ?? '';
    const read = NFLVERSE_FEED.read(lines.join('\n'), AFTER);
    expect(resultsOf(read)).toEqual(['nflverse-2026_11_DAL_NYG']);
    expect(reasonsOf(read)).toContain('a quote does not end');
  });
});
