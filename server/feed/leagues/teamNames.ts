import type { TeamNames } from '../../store/search/index.ts';
import { LEAGUES } from './leagues.ts';

/** What people call a team beside its name and its full names, where neither begins so. */
const NICKNAMES: Readonly<Record<string, string>> = {
  '49ers': 'Niners',
  '76ers': 'Sixers',
  Buccaneers: 'Bucs',
  Canadiens: 'Habs',
  Cavaliers: 'Cavs',
  Jaguars: 'Jags',
  'Man United': 'Man Utd',
  Mavericks: 'Mavs',
  Patriots: 'Pats',
  Penguins: 'Pens',
  Timberwolves: 'Wolves',
  Tottenham: 'Spurs',
};

/** Under which other names the teams of the leagues are searched: with their city, and in short. */
export function teamNames(): readonly TeamNames[] {
  return LEAGUES.flatMap(({ competition, sides }) =>
    sides.map(({ name, fullNames = [] }) => ({
      competitionId: competition.id,
      name,
      others: [...fullNames, NICKNAMES[name] ?? ''].join(' ').trim(),
    })),
  ).filter(({ others }) => others !== '');
}
