import { cls } from '../../../../ui/cls.ts';
import { BrandPanels } from '../../../../ui/gallery/BrandPanels.tsx';
import { nothing } from '../../../../ui/gallery/galleryStyles.ts';
import { Sample, sampleRows } from '../../../../ui/gallery/Sample.tsx';
import { useTitle } from '../../../../ui/useTitle.ts';
import type { MenuItem } from '../../logic/menu.ts';
import { MenuList } from '../MenuList.tsx';
import { MenuRail } from '../MenuRail.tsx';
import type { Menu } from '../useMenu.ts';

const column = cls({ width: 280, padding: 12, border: '1px solid $line', borderRadius: '$lg' });
const rail = cls({ display: 'grid', gap: 4, width: 80, padding: 4, border: '1px solid $line', borderRadius: '$lg' });

const item = (label: string, icon: string, below: readonly MenuItem[] = [], liveCount = 0): MenuItem => ({
  id: label,
  label,
  icon,
  liveCount,
  children: below,
  path: `/sport/${label.toLowerCase().replaceAll(' ', '-')}`,
});

const SPORTS: readonly MenuItem[] = [
  item('NFL', 'football', [item('Saints @ Cardinals', 'football')], 1),
  { ...item('Soccer', 'soccer', [item('Premier League', 'soccer', [item('Arsenal v Chelsea', 'soccer')], 5)], 12), path: null },
  item('College Basketball', 'basketball'),
];
const GAMES: readonly MenuItem[] = [
  item('Slots', 'slots'),
  item('Table Games', 'cards', [item('Blackjack', 'cards'), item('Roulette', 'roulette')]),
  item('Live Dealer', 'live'),
];

type Items = Menu['items'];
const refetch = async (): Promise<void> => undefined;
const show = (data: readonly MenuItem[]): Items => ({ state: 'loaded', data, dataAt: 0, error: null, refetch });

const LOADING: Items = { state: 'loading', data: null, dataAt: null, error: null, refetch };
const FAILED: Items = { state: 'failed', data: null, dataAt: null, error: { kind: 'offline' }, refetch };

const SPORTSBOOK: Menu = {
  product: 'sportsbook',
  toggle: 'shown',
  primary: ['home', 'live', 'promos', 'my-bets'],
  areas: [],
  liveCount: 17,
  openBets: 3,
  items: show(SPORTS),
};

const MENUS: readonly (Menu & { readonly name: string })[] = [
  { name: 'Loading', ...SPORTSBOOK, toggle: 'pending', items: LOADING, liveCount: null },
  { name: 'Sports', ...SPORTSBOOK },
  { name: 'Failed', ...SPORTSBOOK, items: FAILED, liveCount: null },
  { name: 'No casino here', ...SPORTSBOOK, toggle: 'hidden' },
  { name: 'Games', ...SPORTSBOOK, product: 'casino', primary: ['home', 'promos'], items: show(GAMES), liveCount: null },
  { name: 'A standalone casino', ...SPORTSBOOK, product: 'casino', toggle: 'hidden', primary: ['home', 'promos'], items: null },
];

/** Every state of the left menu, as a column and as a rail, in every brand and mode. For developers. */
export function MenuGallery() {
  useTitle('Gallery of the menu');
  return <BrandPanels title="Gallery of the menu" Samples={Samples} />;
}

function Samples() {
  return (
    <div className={sampleRows}>
      {MENUS.map(({ name, ...menu }) => (
        <Sample key={name} name={name}>
          <div className={sampleRows}>
            <div className={column}>
              <MenuList menu={menu} />
            </div>
            <div className={rail}>
              <MenuRail menu={menu} onOpenDrawer={nothing} />
            </div>
          </div>
        </Sample>
      ))}
    </div>
  );
}
