import type { LoginState } from '../placement/betButton.ts';

/** The player's choice; `auto` until there is one. */
export type PanelChoice = 'auto' | 'open' | 'minimized' | 'maximized';
export type PanelMode = Exclude<PanelChoice, 'auto'>;

interface PanelFacts {
  readonly login: LoginState;
  readonly count: number;
  readonly tight: boolean;
  /** The page is a text, without prices. */
  readonly reading: boolean;
}

/** Open by default, except if it is empty, for a visitor or beside a text, or does not fit beside the page. */
export function panelMode(choice: PanelChoice, facts: PanelFacts): PanelMode {
  if (choice !== 'auto') return choice;
  if (facts.tight) return 'minimized';
  return (facts.login === 'loggedOut' || facts.reading) && facts.count === 0 ? 'minimized' : 'open';
}

/** What the open panel shows. On the exit from a deposit it is the betslip again, with the focus back on its button. */
export type PanelView = 'betslip' | 'quickDepositForm' | 'depositExit';

export type ViewEvent = 'quickDepositOpened' | 'depositLeft' | 'betslipUsed';

export function nextView(view: PanelView, event: ViewEvent): PanelView {
  switch (event) {
    case 'quickDepositOpened':
      return 'quickDepositForm';
    case 'depositLeft':
      return view === 'quickDepositForm' ? 'depositExit' : view;
    case 'betslipUsed':
      return view === 'depositExit' ? 'betslip' : view;
  }
}
