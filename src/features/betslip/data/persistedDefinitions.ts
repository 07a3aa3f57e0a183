import { type OpenRequests, openRequests } from '../../../platform/data/openRequests.ts';
import type { PersistedValueDefinition } from '../../../platform/storage/persistedValue.ts';
import type { TabState } from '../logic/machine/tabs.ts';
import { SECTION_KINDS, TABS } from '../logic/sections.ts';
import type { Slip } from '../logic/slip.ts';
import { SLIP_NAME } from './persistedPanel.ts';

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(stored: unknown): Fields | null {
  return typeof stored === 'object' && stored !== null ? (stored as Fields) : null;
}

export const PERSISTED_TAB: PersistedValueDefinition<TabState | null> = {
  name: 'betslip.tab',
  scope: 'user',
  initial: null,
  decode: (stored) => {
    const fields = fieldsOf(stored);
    if (fields === null || typeof fields.isNew !== 'boolean') return null;
    const tab = TABS.find((one) => one === fields.tab);
    return tab === undefined ? null : { tab, isNew: fields.isNew };
  },
};

/** Whether placed selections stay in the slip, without their stakes. */
export const PERSISTED_KEEPS_SELECTIONS: PersistedValueDefinition<boolean> = {
  name: 'betslip.keepsSelections',
  scope: 'user',
  initial: false,
  decode: (stored) => stored === true,
};

export const PERSISTED_SLIP: PersistedValueDefinition<Slip | null> = {
  name: SLIP_NAME,
  scope: 'user',
  initial: null,
  decode: (stored) => {
    const fields = fieldsOf(stored);
    if (fields === null || typeof fields.id !== 'string' || !Array.isArray(fields.legs)) return null;
    const sections = fieldsOf(fields.sections);
    return sections !== null && SECTION_KINDS.every((kind) => fieldsOf(sections[kind])) ? (stored as Slip) : null;
  },
};

/** The one placement of the slip whose outcome is unknown. */
export const PLACEMENT_KEY = 'slip';

const PLACEMENTS = openRequests('betslip.placement');

export const PERSISTED_PLACEMENT: PersistedValueDefinition<OpenRequests> = {
  ...PLACEMENTS,
  decode: (stored) => {
    // As the build before stored it: a bet may be under way over an update.
    const { placementId, storedAt } = fieldsOf(stored) ?? {};
    return PLACEMENTS.decode(typeof placementId === 'string' ? { [PLACEMENT_KEY]: { requestId: placementId, storedAt } } : stored);
  },
};
