import type { Side } from './side.ts';

/** Spain. */
export const LA_LIGA_TEAMS: readonly Side[] = [
  { name: 'Alavés', abbreviation: 'ALA', colors: ['#0761af', '#ffffff'], fullNames: ['Deportivo Alavés', 'CD Alavés'] },
  { name: 'Athletic Club', abbreviation: 'ATH', colors: ['#ee2523', '#ffffff'], fullNames: ['Athletic Bilbao', 'Ath Bilbao'] },
  {
    name: 'Atlético',
    abbreviation: 'ATM',
    colors: ['#cb3524', '#272e61'],
    fullNames: ['Atlético Madrid', 'Atlético de Madrid', 'Ath Madrid'],
  },
  { name: 'Barcelona', abbreviation: 'BAR', colors: ['#a50044', '#004d98'], fullNames: ['FC Barcelona'] },
  { name: 'Betis', abbreviation: 'BET', colors: ['#00954c', '#ffffff'], fullNames: ['Real Betis'] },
  { name: 'Celta Vigo', abbreviation: 'CEL', colors: ['#8ac3ee', '#e5254e'], fullNames: ['RC Celta de Vigo', 'Celta'] },
  { name: 'Elche', abbreviation: 'ELC', colors: ['#05642c', '#ffffff'], fullNames: ['Elche CF'] },
  { name: 'Espanyol', abbreviation: 'ESP', colors: ['#007fc8', '#ffffff'], fullNames: ['RCD Espanyol', 'Espanol'] },
  { name: 'Getafe', abbreviation: 'GET', colors: ['#005999', '#ffffff'], fullNames: ['Getafe CF'] },
  { name: 'Girona', abbreviation: 'GIR', colors: ['#cd2534', '#ffffff'], fullNames: ['Girona FC'] },
  { name: 'Levante', abbreviation: 'LEV', colors: ['#b4053f', '#005ca5'], fullNames: ['Levante UD'] },
  { name: 'Mallorca', abbreviation: 'MLL', colors: ['#e20613', '#101820'], fullNames: ['RCD Mallorca'] },
  { name: 'Osasuna', abbreviation: 'OSA', colors: ['#d91a21', '#0a346f'], fullNames: ['CA Osasuna'] },
  { name: 'Oviedo', abbreviation: 'OVI', colors: ['#0a4c9c', '#ffffff'], fullNames: ['Real Oviedo'] },
  { name: 'Rayo Vallecano', abbreviation: 'RAY', colors: ['#ffffff', '#e53027'], fullNames: ['Vallecano'] },
  { name: 'Real Madrid', abbreviation: 'RMA', colors: ['#febe10', '#00529f'] },
  { name: 'Real Sociedad', abbreviation: 'RSO', colors: ['#0067b1', '#ffffff'], fullNames: ['Sociedad'] },
  { name: 'Sevilla', abbreviation: 'SEV', colors: ['#d81e05', '#ffffff'], fullNames: ['Sevilla FC'] },
  { name: 'Valencia', abbreviation: 'VAL', colors: ['#101820', '#ee3524'], fullNames: ['Valencia CF'] },
  { name: 'Villarreal', abbreviation: 'VIL', colors: ['#ffe667', '#005187'], fullNames: ['Villarreal CF'] },
];
