import type { LoginState } from './betButton.ts';

/** What the player chose; `auto` until they did. */
export type PanelChoice = 'auto' | 'open' | 'minimized' | 'maximized';
export type PanelMode = Exclude<PanelChoice, 'auto'>;

/** Open by itself, except where there is nothing in it for a visitor, or no room beside the page. */
export function panelMode(choice: PanelChoice, facts: { login: LoginState; count: number; tight: boolean }): PanelMode {
  if (choice !== 'auto') return choice;
  if (facts.tight) return 'minimized';
  return facts.login === 'loggedOut' && facts.count === 0 ? 'minimized' : 'open';
}
