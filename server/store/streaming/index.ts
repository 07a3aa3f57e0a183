export { readWatcher } from './readWatcher.ts';
