export { createPlayer, DEMO_PLAYER, type NewPlayer, type Player, retireDemoPlayer, seedDemoPlayer } from './createPlayer.ts';
export { findPlayer, setOddsFormat } from './players.ts';
