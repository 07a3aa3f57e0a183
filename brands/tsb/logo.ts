import type { Monogram, Wordmark } from '../../src/brand/contract.ts';

export const monogram: Monogram = {
  viewBox: '0 0 40 40',
  shapes: [
    { d: 'M9 0h22a9 9 0 0 1 9 9v22a9 9 0 0 1-9 9h-22a9 9 0 0 1-9-9v-22a9 9 0 0 1 9-9z', fill: '#D8F34E' },
    { d: 'M8 27h6v5H8zM17 20h6v12h-6zM26 8h6v24h-6z', fill: '#14180A' },
    { d: 'M8 15.5 20 8v5.8L8 21.3z', fill: '#14180A' },
  ],
};

export const wordmark: Wordmark = {
  viewBox: '0 -1 70.4 33',
  width: 38.2,
  height: 17.9,
  strokeWidth: 5.4,
  round: false,
  slant: 0,
  letters: [
    { d: 'M4 2v20.5a7 7 0 0 0 7 7h1.5M0 10h11.5', x: 3.7 },
    { d: 'M16 13.2C14.5 11 12 10 8.5 10 4.5 10 1.5 11.8 1.5 15s3 4.3 7 5 7.5 1.8 7.5 5-3.3 5-7.5 5c-3.7 0-6.5-1.2-8-3.7', x: 22.7 },
    { d: 'M1.5 0v29.5M1.5 20a9 9.5 0 1 1 18 0a9 9.5 0 1 1-18 0', x: 45.7 },
  ],
};
