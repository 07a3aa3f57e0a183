/** Parts of pictures on 200 by 200, as SVG: flat shapes, no gradients (the design's rule). */
export const star = (x: number, y: number, size: number, fill = ''): string =>
  `<path transform="translate(${x} ${y}) scale(${size})" d="M0-1 .24-.24 1 0 .24.24 0 1-.24.24-1 0-.24-.24Z" fill="${fill}"/>`;
export const disc = (x: number, y: number, radius: number, fill = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
export const shape = (d: string, fill = ''): string => `<path d="${d}" fill="${fill}"/>`;
export const line = (d: string, stroke = '', width = 5, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"${more}/>`;
export const box = (x: number, y: number, width: number, height: number, radius: number, fill = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
export const turned = (degrees: number, x: number, y: number, inside: string): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">${inside}</g>`;
export const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

export const SPADE = 'M0-22C-8-10-22-4-22 8a11 11 0 0 0 19 7c0 8-2 12-6 17h18c-4-5-6-9-6-17a11 11 0 0 0 19-7c0-12-14-18-22-30Z';
export const HEART = 'M0 24c-20-14-28-24-22-36 6-9 18-7 22 3 4-10 16-12 22-3 6 12-2 22-22 36Z';
export const DIAMOND = 'M0-24 17 0 0 24-17 0Z';
export const CLUB = 'M0-26a10 10 0 0 1 8 16 10 10 0 1 1-5 18l3 18H-6l3-18a10 10 0 1 1-5-18 10 10 0 0 1 8-16Z';
export const suit = (d: string, x: number, y: number, size: number, fill = ''): string =>
  `<path transform="translate(${x} ${y}) scale(${size})" d="${d}" fill="${fill}"/>`;
