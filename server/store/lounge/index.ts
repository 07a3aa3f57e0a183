export { type OpenParlay, readOpenParlays } from './readParlays.ts';
