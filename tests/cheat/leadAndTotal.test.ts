import { expect, it } from 'vitest';
import { MEASURED_COMPETITIONS } from '../../core/money/parlayPlus.ts';
import { LEAGUES } from '../../server/feed/leagues/leagues.ts';
import { compoundPoisson } from '../../server/feed/model/distribution.ts';
import { SPORT_PROFILES } from '../../server/feed/simulator/sportProfile.ts';

/** The margin of each side, by twoWayPrices. */
const MARGIN = 1 / 42;

it('a lead and a total of main lines, which are priced as independent, return less than their stake however unequal the sides', () => {
  for (const { competition, sport, average, mostLead = Number.POSITIVE_INFINITY } of LEAGUES) {
    const profile = SPORT_PROFILES[sport];
    if (!MEASURED_COMPETITIONS.includes(competition.competition) || profile.kind !== 'clock') continue;
    const [home, away] = [average + mostLead / 2, average - mostLead / 2].map((mean) => compoundPoisson(mean, profile.scores));
    if (!home || !away) throw new Error('Two sides score');
    for (const line of [0, mostLead - 0.5, mostLead, mostLead + 0.5])
      for (const total of [2 * average - 1, 2 * average + 1].map((mean) => Math.round(mean) + 0.5)) {
        let [lead, over, both, push] = [0, 0, 0, 0];
        for (const [i, first] of home.chances.entries())
          for (const [j, second] of away.chances.entries()) {
            const [margin, sum, chance] = [home.least + i - away.least - j, home.least + i + away.least + j, first * second];
            if (margin === line) push += chance;
            else if (margin > line) lead += chance;
            if (margin !== line && sum > total) over += chance;
            if (margin > line && sum > total) both += chance;
          }
        const [pLead, pOver, pBoth] = [lead, over, both].map((chance) => chance / (1 - push)) as [number, number, number];
        expect(pBoth / ((pLead + MARGIN) * (pOver + MARGIN)), `${line} ${total}`).toBeLessThan(1);
      }
  }
});
