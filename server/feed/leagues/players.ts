import type { Side } from './side.ts';

/** Invented names. */
export const ATP_PLAYERS: readonly Side[] = [
  { name: 'N. Varga', abbreviation: 'NVA', colors: ['#1d4ed8', '#f59e0b'] },
  { name: 'E. Lindqvist', abbreviation: 'ELI', colors: ['#b91c1c', '#e5e7eb'] },
  { name: 'T. Moreau', abbreviation: 'TMO', colors: ['#047857', '#22d3ee'] },
  { name: 'A. Kessler', abbreviation: 'AKE', colors: ['#7c3aed', '#fde047'] },
  { name: 'J. Okafor', abbreviation: 'JOK', colors: ['#c2410c', '#93c5fd'] },
  { name: 'D. Petrov', abbreviation: 'DPE', colors: ['#0e7490', '#fca5a5'] },
  { name: 'M. Santoro', abbreviation: 'MSA', colors: ['#a16207', '#86efac'] },
  { name: 'L. Bergmann', abbreviation: 'LBE', colors: ['#be185d', '#f59e0b'] },
  { name: 'R. Castellan', abbreviation: 'RCA', colors: ['#334155', '#e5e7eb'] },
  { name: 'S. Novak', abbreviation: 'SNO', colors: ['#4d7c0f', '#22d3ee'] },
  { name: 'P. Almeida', abbreviation: 'PAL', colors: ['#4338ca', '#fde047'] },
  { name: 'K. Tanabe', abbreviation: 'KTA', colors: ['#9f1239', '#93c5fd'] },
  { name: 'H. Whitlock', abbreviation: 'HWH', colors: ['#1d4ed8', '#fca5a5'] },
  { name: 'I. Dragan', abbreviation: 'IDR', colors: ['#b91c1c', '#86efac'] },
  { name: 'F. Ruiz', abbreviation: 'FRU', colors: ['#047857', '#f59e0b'] },
  { name: 'O. Haldane', abbreviation: 'OHA', colors: ['#7c3aed', '#e5e7eb'] },
];

/** Invented names. */
export const WTA_PLAYERS: readonly Side[] = [
  { name: 'M. Sorel', abbreviation: 'MSO', colors: ['#1d4ed8', '#f59e0b'] },
  { name: 'A. Kovalenko', abbreviation: 'AKO', colors: ['#b91c1c', '#e5e7eb'] },
  { name: 'C. Whitmore', abbreviation: 'CWH', colors: ['#047857', '#22d3ee'] },
  { name: 'Y. Arai', abbreviation: 'YAR', colors: ['#7c3aed', '#fde047'] },
  { name: 'L. Brandt', abbreviation: 'LBR', colors: ['#c2410c', '#93c5fd'] },
  { name: 'S. Okonkwo', abbreviation: 'SOK', colors: ['#0e7490', '#fca5a5'] },
  { name: 'E. Marchetti', abbreviation: 'EMA', colors: ['#a16207', '#86efac'] },
  { name: 'P. Nylund', abbreviation: 'PNY', colors: ['#be185d', '#f59e0b'] },
  { name: 'D. Zielinska', abbreviation: 'DZI', colors: ['#334155', '#e5e7eb'] },
  { name: 'R. Delacroix', abbreviation: 'RDE', colors: ['#4d7c0f', '#22d3ee'] },
  { name: 'T. Vance', abbreviation: 'TVA', colors: ['#4338ca', '#fde047'] },
  { name: 'I. Horvat', abbreviation: 'IHO', colors: ['#9f1239', '#93c5fd'] },
  { name: 'G. Almeida', abbreviation: 'GAL', colors: ['#1d4ed8', '#fca5a5'] },
  { name: 'N. Farouk', abbreviation: 'NFA', colors: ['#b91c1c', '#86efac'] },
  { name: 'V. Lindgren', abbreviation: 'VLI', colors: ['#047857', '#f59e0b'] },
  { name: 'J. Castillo', abbreviation: 'JCA', colors: ['#7c3aed', '#e5e7eb'] },
];

/** Invented names. */
export const UFC_FIGHTERS: readonly Side[] = [
  { name: 'T. Okoye', abbreviation: 'TOK', colors: ['#1d4ed8', '#f59e0b'] },
  { name: 'D. Marsh', abbreviation: 'DMA', colors: ['#b91c1c', '#e5e7eb'] },
  { name: 'R. Volkov', abbreviation: 'RVO', colors: ['#047857', '#22d3ee'] },
  { name: 'C. Bautista', abbreviation: 'CBA', colors: ['#7c3aed', '#fde047'] },
  { name: 'L. Nakamura', abbreviation: 'LNA', colors: ['#c2410c', '#93c5fd'] },
  { name: 'J. Hale', abbreviation: 'JHA', colors: ['#0e7490', '#fca5a5'] },
  { name: 'A. Delgado', abbreviation: 'ADE', colors: ['#a16207', '#86efac'] },
  { name: 'M. Strand', abbreviation: 'MST', colors: ['#be185d', '#f59e0b'] },
  { name: 'B. Kowalski', abbreviation: 'BKO', colors: ['#334155', '#e5e7eb'] },
  { name: 'S. Oyelaran', abbreviation: 'SOY', colors: ['#4d7c0f', '#22d3ee'] },
  { name: 'E. Ferro', abbreviation: 'EFE', colors: ['#4338ca', '#fde047'] },
  { name: 'K. Tamm', abbreviation: 'KTA', colors: ['#9f1239', '#93c5fd'] },
  { name: 'P. Rourke', abbreviation: 'PRO', colors: ['#1d4ed8', '#fca5a5'] },
  { name: 'V. Mirzoev', abbreviation: 'VMI', colors: ['#b91c1c', '#86efac'] },
  { name: 'G. Salazar', abbreviation: 'GSA', colors: ['#047857', '#f59e0b'] },
  { name: 'N. Beck', abbreviation: 'NBE', colors: ['#7c3aed', '#e5e7eb'] },
  { name: 'H. Aoki', abbreviation: 'HAO', colors: ['#c2410c', '#22d3ee'] },
  { name: 'O. Dumont', abbreviation: 'ODU', colors: ['#0e7490', '#fde047'] },
  { name: 'Z. Karimov', abbreviation: 'ZKA', colors: ['#a16207', '#93c5fd'] },
  { name: 'F. Lacerda', abbreviation: 'FLA', colors: ['#be185d', '#fca5a5'] },
  { name: 'I. Novotny', abbreviation: 'INO', colors: ['#334155', '#86efac'] },
  { name: 'W. Drummond', abbreviation: 'WDR', colors: ['#4d7c0f', '#f59e0b'] },
  { name: 'Y. Tavares', abbreviation: 'YTA', colors: ['#4338ca', '#e5e7eb'] },
  { name: 'Q. Bellamy', abbreviation: 'QBE', colors: ['#9f1239', '#22d3ee'] },
];
