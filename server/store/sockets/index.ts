export { type SocketCounts, shareSocketCounts, withdrawSocketCounts } from './openSockets.ts';
