import { expect, it } from 'vitest';
import type { BrandKind } from '../../core/wire/brandKind.ts';
import { featuresOf, partsIn } from '../../src/app/features.ts';
import { routeTable } from '../../src/app/routes/routeTable.ts';
import type { Slots } from '../../src/platform/feature.ts';
import { readProjectTree } from '../architecture/sourceTree.ts';
import { LinkGraph } from '../support/linkGraph.ts';
import { ALL_KINDS } from '../support/routeRows.ts';

/** Where people begin. */
const STARTS = ['/', 'login', 'signup'];

/** Pages that no page of the app leads to, and what does. */
const FROM_OUTSIDE: Readonly<Record<string, string>> = {
  '*': 'every address without a page',
  oauth_callback: 'the identity origin, after a log-in by redirect',
  'account_linking/callback': 'the provider of a linked account',
  'reset-password': 'the link of a mail',
  shared_bet: 'the link that a bettor shares',
  open: 'the installed app’s links',
  'casino/hollywood-casino': 'the redirect of visitors of one region (S2.105)',
  lobby: 'another address of /casino, of the specification alone (S2.081)',
};
const DEVELOPERS = /^dev-tools/;

/** Links that the server sends: its files behind the documents that ask for them. */
const SENT = {
  'src/features/promotions/data/promotions.generated.ts': ['server/store/promotions/promotions.ts'],
  'src/features/casino/data/lobby.generated.ts': ['server/api/graphql/casino/casinoViews.ts'],
  'src/features/navigation/data/sportsMenu.generated.ts': ['server/domain/catalogue/eventPath.ts'],
  'src/player/account.generated.ts': ['server/api/graphql/account/menuShelves.ts'],
  'src/features/awards/data/awards.generated.ts': ['server/domain/rewards/award.ts'],
};

const LAYOUTS = {
  main: 'MainLayout',
  simple: 'SimpleLayout',
  account: 'AccountLayout',
  centred: 'CentredPageLayout',
  wallet: 'WalletLayout',
  full: 'FullWidthLayout',
};
const IN_MAIN: readonly (keyof Slots)[] = ['headerStart', 'headerSearch', 'header', 'menu', 'panel', 'pageTop', 'footer'];
const EVERYWHERE: readonly (keyof Slots)[] = ['drawer', 'toasts'];

const tree = readProjectTree();
const graph = new LinkGraph(tree);
// The code of every page takes longer to load than a test may.
await Promise.all(ALL_KINDS.flatMap((kind) => routeTable(kind).flatMap((row) => ('page' in row ? [row.page.preload()] : []))));

/** The files of the parts in slots of a layout. */
async function filesIn(kind: BrandKind, slots: readonly (keyof Slots)[]): Promise<readonly string[]> {
  const parts = slots.flatMap((slot) => partsIn(slot, kind));
  return Promise.all(parts.map(async ({ part }) => graph.fileOf((await part.code.load()).name)));
}

/** The files of what features offer to the pages of others, such as the mark of the location. */
function offered(kind: BrandKind): readonly string[] {
  return featuresOf(kind).flatMap(({ name }) => {
    const door = tree.get(`src/features/${name}/index.ts`) ?? '';
    const starts = door.matchAll(/import\('\.(\/[\w/]+\.tsx?)'\)\.then\(\(module\) => module\.start/g);
    return [...starts].map(([, file]) => `src/features/${name}${file}`);
  });
}

/** The paths of a kind of brands to which no way leads. */
async function orphans(kind: BrandKind): Promise<readonly string[]> {
  const table = routeTable(kind);
  const everywhere = [...(await filesIn(kind, EVERYWHERE)), ...offered(kind)];
  const inMain = await filesIn(kind, IN_MAIN);
  const reached = new Set(STARTS);
  const seen = new Set<string>();
  for (const path of reached)
    for (const row of table.filter((each) => each.path === path)) {
      if ('redirectTo' in row) reached.add(row.redirectTo.slice(1));
      if (!('page' in row)) continue;
      const layout = row.layout ?? 'main';
      const page = graph.fileOf((await row.page.code.load()).name);
      for (const file of [page, graph.fileOf(LAYOUTS[layout]), ...everywhere, ...(layout === 'main' ? inMain : [])]) {
        if (seen.has(file)) continue;
        seen.add(file);
        const leads = graph.waysOf(file, SENT);
        for (const { path: other } of table) if (leads(other)) reached.add(other);
      }
    }
  // Another address of a page is no page.
  const pages = table.filter((row) => 'page' in row).map(({ path }) => path);
  return pages.filter((path) => !reached.has(path) && !DEVELOPERS.test(path) && !(path in FROM_OUTSIDE));
}

it.each(ALL_KINDS)('every page of a %s is reached from home, log-in or sign-up by links and navigation', async (kind) => {
  expect(await orphans(kind)).toEqual([]);
});
