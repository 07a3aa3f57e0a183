export { deleteSettings, mergeSetting, readSettings, writeSetting } from './settings.ts';
