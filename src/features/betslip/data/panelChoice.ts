import { createStore, type ExternalStore, useStore } from '../../../platform/externalStore.ts';
import type { PanelChoice } from '../logic/panelMode.ts';

const choice = createStore<PanelChoice>('auto');

/** How the player wants the panel, until the page is left. */
export const panelChoice: ExternalStore<PanelChoice> = choice;

export function choosePanel(wanted: PanelChoice): void {
  choice.set(wanted);
}

export function usePanelChoice(): PanelChoice {
  return useStore(choice);
}
