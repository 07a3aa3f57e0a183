import { onePerPage } from '../../../platform/onePerPage.ts';
import type { SessionState } from '../../../platform/session/types.ts';

/** The log-out that the player has been told of: it may have happened before the first page was drawn. */
export const handledLogOutOf = onePerPage((_services: object): { state: SessionState | null } => ({ state: null }));
