import { createStore, type ExternalStore, useStore } from '../../../platform/externalStore.ts';
import type { PanelChoice } from '../logic/panelMode.ts';

const choice = createStore<PanelChoice>('auto');

/** The player's choice of the panel's mode. Not persisted. */
export const panelChoice: ExternalStore<PanelChoice> = choice;

export function choosePanel(wanted: PanelChoice): void {
  choice.set(wanted);
}

export function usePanelChoice(): PanelChoice {
  return useStore(choice);
}
