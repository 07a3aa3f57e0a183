import { createStore, useStore, type WritableStore } from '../../../platform/externalStore.ts';
import { onePerPage } from '../../../platform/onePerPage.ts';
import type { PlatformServices } from '../../../platform/services.ts';
import { nextView, type PanelChoice, type PanelView, type ViewEvent } from '../logic/view/panelMode.ts';
import { PERSISTED_MINIMIZED } from './persistedPanel.ts';
import type { Persisted } from './slipPorts.ts';

/** The panel of a page: its mode, and what it shows. That it was minimized is stored for the user, the rest lasts as long as the page. */
export interface Panel {
  choose(mode: PanelChoice): void;
  show(event: ViewEvent): void;
  useChoice(): PanelChoice;
  useView(): PanelView;
  /** The open slip, which shows some messages itself, is drawn. */
  readonly isDrawn: WritableStore<boolean>;
}

export function createPanel(minimized: Persisted<boolean>): Panel {
  const choice = createStore<PanelChoice>('auto');
  const view = createStore<PanelView>('betslip');
  return {
    choose: (mode) => {
      choice.set(mode);
      minimized.set(mode === 'minimized');
    },
    show: (event) => view.set(nextView(view.getSnapshot(), event)),
    useChoice: () => {
      const [chosen, wasMinimized] = [useStore(choice), useStore(minimized)];
      return chosen === 'auto' && wasMinimized ? 'minimized' : chosen;
    },
    useView: () => useStore(view),
    isDrawn: createStore(false),
  };
}

export const panelOf = onePerPage(({ persist }: Pick<PlatformServices, 'persist'>) => createPanel(persist(PERSISTED_MINIMIZED)));
