import type { Monogram, Wordmark } from '../../src/brand/contract.ts';

export const monogram: Monogram = {
  viewBox: '0 0 40 40',
  shapes: [
    { d: 'M14 0h12a14 14 0 0 1 14 14v12a14 14 0 0 1-14 14h-12a14 14 0 0 1-14-14v-12a14 14 0 0 1 14-14z', fill: '#B49BFF' },
    { d: 'M20 6.5c1.5 6 6 10.5 12 12-6 1.5-10.5 6-12 12-1.5-6-6-10.5-12-12 6-1.5 10.5-6 12-12Z', fill: '#160C33' },
    {
      d: 'M12.5 31h15a1.5 1.5 0 0 1 1.5 1.5v0a1.5 1.5 0 0 1-1.5 1.5h-15a1.5 1.5 0 0 1-1.5-1.5v-0a1.5 1.5 0 0 1 1.5-1.5z',
      fill: '#160C33',
    },
  ],
};

export const wordmark: Wordmark = {
  viewBox: '0 -1 68.8 33',
  width: 37.4,
  height: 17.9,
  strokeWidth: 4.8,
  round: true,
  slant: 0,
  letters: [
    { d: 'M4 2v20.5a7 7 0 0 0 7 7h1.5M0 10h11.5', x: 3.4 },
    { d: 'M16 13.2C14.5 11 12 10 8.5 10 4.5 10 1.5 11.8 1.5 15s3 4.3 7 5 7.5 1.8 7.5 5-3.3 5-7.5 5c-3.7 0-6.5-1.2-8-3.7', x: 23.4 },
    { d: 'M17.4 14a9.2 9.8 0 1 0 0 12', x: 47.4 },
  ],
};
