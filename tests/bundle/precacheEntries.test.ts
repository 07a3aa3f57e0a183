import { expect, it } from 'vitest';
import { sportsbookFiles } from '../../scripts/vite/precacheEntries.ts';

const chunk = (file: string, ...modules: string[]) => ({
  file,
  imports: [],
  modules: Object.fromEntries(modules.map((path) => [path, 1])),
});

it('a chunk belongs to sportsbooks if all of the project’s own code in it does', () => {
  const chunks = [
    chunk('assets/slip-1.js', 'src/features/betslip/ui/SlipPanel.tsx', 'core/odds.ts', 'node_modules/x/index.js'),
    chunk('assets/layout-1.js', 'src/features/betslip/ui/BetslipPanel.tsx', 'src/app/layout/MainLayout.tsx'),
    chunk('assets/react-1.js', 'node_modules/react/index.js'),
    chunk('assets/lobby-1.js', 'src/features/casino/ui/LobbyPage.tsx'),
  ];
  expect([...sportsbookFiles(chunks, ['src/features/betslip/', 'src/features/sports/'])]).toEqual(['assets/slip-1.js']);
});
