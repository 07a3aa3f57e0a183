import type { Config } from '../platform/config.ts';
import { DEMO_PLAYER } from '../store/players/index.ts';

/** The one line of a start. An address of every interface, or of this machine, is shown as localhost. */
export function readyLine(config: Pick<Config, 'host' | 'sandbox'>, port: number): string {
  const host = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(config.host) ? 'localhost' : config.host;
  const about = config.sandbox ? `demo login: ${DEMO_PLAYER.username} / ${DEMO_PLAYER.password}` : 'sandbox mode is off';
  return `Slipstream is ready at http://${host}:${port} (${about})`;
}
