import { resolve } from 'node:path';

/** What the bundler tells of a module. */
interface ModuleFacts {
  readonly importedIds: readonly string[];
}

export interface Chunking {
  getModuleInfo(moduleId: string): ModuleFacts | null;
}

const SPORTSBOOK = [
  'src/app/layout/MainLayout.tsx',
  'src/features/sports/ui/HomePage.tsx',
  'src/features/session/ui/VisitorButtons.tsx',
  'src/features/session/ui/SessionTimes.tsx',
  'src/features/account/ui/HeaderMenu.tsx',
  'src/features/navigation/ui/MenuButton.tsx',
  'src/features/navigation/ui/LeftMenu.tsx',
  'src/features/betslip/ui/BetslipPanel.tsx',
  'src/features/install-prompt/ui/InstallPrompt.tsx',
  'src/features/update/ui/UpdateNotice.tsx',
];

/**
 * Chunks of what the sportsbook's pages load together, in the order in which modules are given away: left to the bundler, whatever two of
 * them share became a file of its own, and a first visit asked for thirty.
 */
const SHARED: readonly { readonly name: string; readonly roots: readonly string[]; readonly within?: string }[] = [
  {
    name: 'services',
    roots: [
      'src/app/startServices.ts',
      'src/features/session/data/startSession.ts',
      'src/features/account/data/startAccount.ts',
      'src/features/betslip/data/startBetslip.ts',
      'src/features/session/ui/SessionEnd.tsx',
      'src/features/betslip/ui/SlipToasts.tsx',
      'src/features/system/ui/WaitingRoomGate.tsx',
    ],
  },
  { name: 'apollo', roots: ['src/platform/graphql/appApollo.ts'] },
  { name: 'ui', roots: SPORTSBOOK, within: '/src/ui/' },
  { name: 'SlipPanel', roots: ['src/features/betslip/ui/SlipPanel.tsx'] },
  { name: 'sportsbook', roots: SPORTSBOOK },
];

/**
 * Which chunk a module goes to, where that matters; null leaves it to the bundler. A brand's own modules are named after it, so that the
 * worker keeps only the current brand's. What the entry imports stays with the entry.
 */
export function chunkNames(root: string): (moduleId: string, chunking: Chunking) => string | null {
  const reached = new Map<string, ReadonlySet<string>>();
  const reach = (from: string, chunking: Chunking): ReadonlySet<string> => {
    const known = reached.get(from);
    if (known) return known;
    const found = new Set([from]);
    // A Set may grow while it is walked; every module is visited once.
    for (const id of found) for (const imported of chunking.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
    reached.set(from, found);
    return found;
  };
  return (moduleId, chunking) => {
    const brand = /\/brands\/([a-z]+)\/[^/]+\.tsx?$/.exec(moduleId);
    if (brand?.[1] !== undefined) return `brand-${brand[1]}`;
    if (/\/node_modules\/(react|react-dom|scheduler)\//.test(moduleId)) return 'react';
    if (reach(resolve(root, 'src/main.tsx'), chunking).has(moduleId)) return null;
    const shared = SHARED.find(
      ({ roots, within = '' }) =>
        moduleId.includes(within) && roots.some((from) => reach(resolve(root, from), chunking).has(moduleId)),
    );
    return shared?.name ?? null;
  };
}
