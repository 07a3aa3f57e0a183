import { createStore } from '../../../platform/externalStore.ts';
import { onePerPage } from '../../../platform/onePerPage.ts';

/** Whether the player is being asked if they want to log out. */
export const logOutQuestionOf = onePerPage((_services: object) => createStore(false));
