export { addToSetting, deleteSettings, mergeSetting, readSettings, writeSetting } from './settings.ts';
