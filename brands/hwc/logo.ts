import type { Monogram, Wordmark } from '../../src/brand/contract.ts';

export const monogram: Monogram = {
  viewBox: '0 0 40 40',
  shapes: [
    { d: 'M0 20a20 20 0 1 0 40 0a20 20 0 1 0-40 0z', fill: '#F0B84A' },
    { d: 'M8 31V17a12 12 0 0 1 24 0v14h-5V17a7 7 0 0 0-14 0v14z', fill: '#221503' },
    { d: 'M17.3 31v-9.5l2.7-4.5 2.7 4.5V31z', fill: '#221503' },
  ],
};

export const wordmark: Wordmark = {
  viewBox: '0 -1 89.2 33',
  width: 48.4,
  height: 17.9,
  strokeWidth: 4.2,
  round: true,
  slant: 0,
  letters: [
    { d: 'M1.5 0v29.7M1.5 18.5a8 8.3 0 0 1 16 0v11.2', x: 3.1 },
    { d: 'M1 10l6.3 19.5h1L14 12.5h.2l5.7 17h1L27 10', x: 31.1 },
    { d: 'M17.4 14a9.2 9.8 0 1 0 0 12', x: 68.1 },
  ],
};
