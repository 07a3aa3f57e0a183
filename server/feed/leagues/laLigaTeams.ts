import type { Side } from './side.ts';

/** Spain. */
export const LA_LIGA_TEAMS: readonly Side[] = [
  { name: 'Alavés', abbreviation: 'ALA', colors: ['#0761af', '#ffffff'] },
  { name: 'Athletic Club', abbreviation: 'ATH', colors: ['#ee2523', '#ffffff'] },
  { name: 'Atlético', abbreviation: 'ATM', colors: ['#cb3524', '#272e61'] },
  { name: 'Barcelona', abbreviation: 'BAR', colors: ['#a50044', '#004d98'] },
  { name: 'Betis', abbreviation: 'BET', colors: ['#00954c', '#ffffff'] },
  { name: 'Celta Vigo', abbreviation: 'CEL', colors: ['#8ac3ee', '#e5254e'] },
  { name: 'Elche', abbreviation: 'ELC', colors: ['#05642c', '#ffffff'] },
  { name: 'Espanyol', abbreviation: 'ESP', colors: ['#007fc8', '#ffffff'] },
  { name: 'Getafe', abbreviation: 'GET', colors: ['#005999', '#ffffff'] },
  { name: 'Girona', abbreviation: 'GIR', colors: ['#cd2534', '#ffffff'] },
  { name: 'Levante', abbreviation: 'LEV', colors: ['#b4053f', '#005ca5'] },
  { name: 'Mallorca', abbreviation: 'MLL', colors: ['#e20613', '#101820'] },
  { name: 'Osasuna', abbreviation: 'OSA', colors: ['#d91a21', '#0a346f'] },
  { name: 'Oviedo', abbreviation: 'OVI', colors: ['#0a4c9c', '#ffffff'] },
  { name: 'Rayo Vallecano', abbreviation: 'RAY', colors: ['#ffffff', '#e53027'] },
  { name: 'Real Madrid', abbreviation: 'RMA', colors: ['#febe10', '#00529f'] },
  { name: 'Real Sociedad', abbreviation: 'RSO', colors: ['#0067b1', '#ffffff'] },
  { name: 'Sevilla', abbreviation: 'SEV', colors: ['#d81e05', '#ffffff'] },
  { name: 'Valencia', abbreviation: 'VAL', colors: ['#101820', '#ee3524'] },
  { name: 'Villarreal', abbreviation: 'VIL', colors: ['#ffe667', '#005187'] },
];
