import type { BrandKind } from '../../core/wire/brandKind.ts';
import type { BuiltChunk } from './chunkReport.ts';

/**
 * What the worker is installed with: the code of what a player opens first without a connection. Everything else that works off line comes into
 * the worker's cache when the browser is idle (docs/adr/0137-what-an-install-brings.md).
 */
export const FIRST_ROOTS: Readonly<Record<BrandKind | 'all', readonly string[]>> = {
  all: [
    'src/main.tsx',
    'src/app/createServices.ts',
    'src/app/layout/MainLayout.tsx',
    'src/app/guards/Guarded.tsx',
    'src/platform/graphql/appApollo.ts',
    'src/platform/wiring/playerSession.ts',
    'src/ui/region/RegionMessage.tsx',
  ],
  sportsbook: [
    'src/features/sports/ui/HomePage.tsx',
    'src/features/sports/ui/LivePage.tsx',
    'src/features/sports/ui/SlateMessage.tsx',
    'src/features/sports/ui/EventPage.tsx',
    'src/features/sports/ui/event/EventInfo.tsx',
    'src/features/betslip/data/betslip.ts',
    'src/features/betslip/ui/OpenSlip.tsx',
    'src/features/my-bets/ui/MyBetsPage.tsx',
    'src/features/my-bets/ui/OpenBets.tsx',
  ],
  casino: [
    'src/features/casino/ui/LobbyPage.tsx',
    'src/features/casino/ui/MoreRows.tsx',
    'src/features/casino/ui/CategoryPage.tsx',
    'src/features/casino/ui/GamePage.tsx',
    'src/features/navigation/ui/StandaloneMenu.tsx',
  ],
};

/** Files of every brand: without them none starts. */
const ALWAYS = /^(?:html\/|brands\/|assets\/(?:brand|early|rolldown-runtime)-)/;

function filesOf(roots: readonly string[], chunks: readonly BuiltChunk[]): ReadonlySet<string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const found = new Set<string>();
  for (const root of roots) {
    const chunk = chunks.find(({ modules }) => root in modules);
    if (chunk === undefined) throw new Error(`${root} is in no chunk`);
    found.add(chunk.file);
  }
  // A Set may grow while it is iterated.
  for (const file of found) for (const imported of byFile.get(file)?.imports ?? []) found.add(imported);
  return found;
}

/** Says of a built file which brands are installed with it; undefined: none. */
export function firstFiles(chunks: readonly BuiltChunk[]): (file: string) => BrandKind | 'all' | undefined {
  const [all, sportsbook, casino] = [FIRST_ROOTS.all, FIRST_ROOTS.sportsbook, FIRST_ROOTS.casino].map((roots) =>
    filesOf(roots, chunks),
  );
  return (file) => {
    if (ALWAYS.test(file) || all?.has(file)) return 'all';
    const [isSportsbooks, isCasinos] = [sportsbook?.has(file), casino?.has(file)];
    if (isSportsbooks && isCasinos) return 'all';
    return isSportsbooks ? 'sportsbook' : isCasinos ? 'casino' : undefined;
  };
}
