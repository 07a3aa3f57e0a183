import type { Monogram, Wordmark } from '../../src/brand/contract.ts';

export const monogram: Monogram = {
  viewBox: '0 0 40 40',
  shapes: [
    { d: 'M9 2h31l-9 36H0z', fill: '#2D3BE0' },
    { d: 'M14.5 11h16l-1.2 4.8h-16zM12.4 18h12l-1.2 4.8h-12zM10.5 25.2h16L25.3 30h-16z', fill: '#FFFFFF' },
  ],
};

export const wordmark: Wordmark = {
  viewBox: '-2.4 -1 197 41',
  width: 107,
  height: 22.3,
  strokeWidth: 5,
  round: false,
  slant: -10,
  letters: [
    { d: 'M1 20h17.8A9 9.8 0 0 0 1 20a9.2 9.8 0 0 0 16.4 6', x: 3.5 },
    { d: 'M16 13.2C14.5 11 12 10 8.5 10 4.5 10 1.5 11.8 1.5 15s3 4.3 7 5 7.5 1.8 7.5 5-3.3 5-7.5 5c-3.7 0-6.5-1.2-8-3.7', x: 32 },
    { d: 'M1.5 10v28M1.5 20a9 9.5 0 1 1 18 0a9 9.5 0 1 1-18 0', x: 57.5 },
    { d: 'M1.5 10v19.7M1.5 18.5a8 8.3 0 0 1 16 0v11.2', x: 87 },
    { d: 'M1.5 0v29.5M1.5 20a9 9.5 0 1 1 18 0a9 9.5 0 1 1-18 0', x: 114.5 },
    { d: 'M1 20h17.8A9 9.8 0 0 0 1 20a9.2 9.8 0 0 0 16.4 6', x: 144 },
    { d: 'M4 2v20.5a7 7 0 0 0 7 7h1.5M0 10h11.5', x: 172.5 },
  ],
};
