import type { Side } from './side.ts';

/** England. */
export const PREMIER_LEAGUE_TEAMS: readonly Side[] = [
  { name: 'Arsenal', abbreviation: 'ARS', colors: ['#ef0107', '#ffffff'] },
  { name: 'Aston Villa', abbreviation: 'AVL', colors: ['#670e36', '#95bfe5'] },
  { name: 'Bournemouth', abbreviation: 'BOU', colors: ['#da291c', '#101820'], fullNames: ['AFC Bournemouth'] },
  { name: 'Brentford', abbreviation: 'BRE', colors: ['#e30613', '#ffffff'] },
  {
    name: 'Brighton',
    abbreviation: 'BHA',
    colors: ['#0057b8', '#ffffff'],
    fullNames: ['Brighton and Hove Albion', 'Brighton & Hove Albion'],
  },
  { name: 'Burnley', abbreviation: 'BUR', colors: ['#6c1d45', '#99d6ea'] },
  { name: 'Chelsea', abbreviation: 'CHE', colors: ['#034694', '#ffffff'] },
  { name: 'Crystal Palace', abbreviation: 'CRY', colors: ['#1b458f', '#c4122e'] },
  { name: 'Everton', abbreviation: 'EVE', colors: ['#003399', '#ffffff'] },
  { name: 'Fulham', abbreviation: 'FUL', colors: ['#101820', '#cc0000'] },
  { name: 'Leeds', abbreviation: 'LEE', colors: ['#ffffff', '#1d428a'], fullNames: ['Leeds United'] },
  { name: 'Liverpool', abbreviation: 'LIV', colors: ['#c8102e', '#00b2a9'] },
  { name: 'Man City', abbreviation: 'MCI', colors: ['#6cabdd', '#1c2c5b'], fullNames: ['Manchester City'] },
  { name: 'Man United', abbreviation: 'MUN', colors: ['#da291c', '#fbe122'], fullNames: ['Manchester United'] },
  { name: 'Newcastle', abbreviation: 'NEW', colors: ['#101820', '#ffffff'], fullNames: ['Newcastle United'] },
  { name: 'Nottm Forest', abbreviation: 'NFO', colors: ['#dd0000', '#ffffff'], fullNames: ['Nottingham Forest', "Nott'm Forest"] },
  { name: 'Sunderland', abbreviation: 'SUN', colors: ['#eb172b', '#ffffff'], fullNames: ['Sunderland AFC'] },
  { name: 'Tottenham', abbreviation: 'TOT', colors: ['#132257', '#ffffff'], fullNames: ['Tottenham Hotspur'] },
  { name: 'West Ham', abbreviation: 'WHU', colors: ['#7a263a', '#1bb1e7'], fullNames: ['West Ham United'] },
  { name: 'Wolves', abbreviation: 'WOL', colors: ['#fdb913', '#231f20'], fullNames: ['Wolverhampton Wanderers'] },
];
