export { createPlayer, DEMO_PLAYER, type NewPlayer, type NewPlayerFailure, type Player, seedDemoPlayer } from './createPlayer.ts';
export { findPlayer, type PlayerRow, setOddsFormat } from './players.ts';
export { DEFAULT_VISITOR, readVisitor, VISITOR_SETTING, type Visitor } from './visitor.ts';
