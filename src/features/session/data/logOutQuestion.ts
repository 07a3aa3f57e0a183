import { createStore } from '../../../platform/externalStore.ts';
import { onePerPage } from '../../../platform/onePerPage.ts';

/** Whether the log-out dialog is open. */
export const logOutQuestionOf = onePerPage((_services: object) => createStore(false));
