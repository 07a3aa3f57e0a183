import { expect, it } from 'vitest';
import { CHUNKS } from '../../scripts/vite/chunkTable.ts';
import { preloads } from '../../scripts/vite/preloads.ts';

const page = 'assets/MyBetsPage-gnPpoejM.js';
const shell = { hostType: 'js', hostId: 'assets/shell-D9rkpsNs.js' } as const;
const needed = [page, 'assets/react-C1iE8mnY.js', 'assets/services-D59kS8Ex.js', 'assets/BetCard-Bw3463a6.js'];

it('a page preloads what it needs, without itself and the chunks that every page loads', () => {
  expect(preloads(page, needed, shell)).toEqual(['assets/BetCard-Bw3463a6.js']);
});

it('a page is left out by its name in the import map, too', () => {
  expect(preloads('assets/MyBetsPage-Ab12cd34.js', needed, shell)).toEqual(['assets/BetCard-Bw3463a6.js']);
});

it('a script of the page itself preloads all it needs', () => {
  expect(preloads('assets/index-DwMAAcQh.js', needed, { hostType: 'html', hostId: 'html/tsb.html' })).toEqual(needed);
});

it('the services are requested ahead of the page', () => {
  const services = 'assets/services-D59kS8Ex.js';
  expect(preloads(services, [services, 'assets/shell-D9rkpsNs.js'], shell)).toEqual([services]);
});

it.each(['DevTools-betslip', 'QuickBetsPage'])('%s, which nobody opens first, preloads nothing in the first script', (name) => {
  expect(preloads(`assets/${name}-CJjEVx1H.js`, needed, shell)).toEqual([]);
  const dialog = { ...shell, hostId: 'assets/SearchPage-Ab12cd34.js' };
  expect(preloads(`assets/${name}-CJjEVx1H.js`, ['assets/tabs-Ab12cd34.js'], dialog)).toEqual(['assets/tabs-Ab12cd34.js']);
});

it('a drawing is not preloaded', () => {
  expect(preloads(page, ['assets/MailSentIllustration-CNRC23n8.js'], shell)).toEqual([]);
});

it('every chunk that the home of all brands loads at once or with the entry is left out', () => {
  const first = CHUNKS.filter(({ loaded }) => loaded === 'at once' || loaded.startsWith('by the entry')).map(({ name }) => name);
  expect(first).toEqual(['react', 'rolldown-runtime', 'index', 'shell', 'services']);
  // Nothing imports the entry.
  for (const name of first.filter((one) => one !== 'index'))
    expect(preloads(page, [`assets/${name}-DwMAAcQh.js`], shell)).toEqual([]);
});
