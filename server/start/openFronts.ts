import type { Logger } from 'pino';
import { ANSWER_HEADERS } from '../api/edge/securityHeaders.ts';
import { boundedSecurityLog } from '../platform/boundedSecurityLog.ts';
import type { Config } from '../platform/config.ts';
import { type FrontServer, type FrontServerLimits, openFrontServer } from '../platform/frontServer.ts';
import { trustsPeer } from '../platform/proxies.ts';
import { StartupFailure } from '../platform/startupFailure.ts';
import type { Shutdown } from './shutdown.ts';

/** The listening sockets of the two origins. They listen before anything else is opened, so that a busy port is noticed first. */
export interface Fronts {
  readonly app: FrontServer;
  readonly identity: FrontServer;
}

export async function openFronts(config: Config, log: Logger, shutdown: Shutdown): Promise<Fronts> {
  const app = await openFrontServer(config.port, config.host, ANSWER_HEADERS, frontServerLimits(config, log));
  shutdown.add('listening socket', () => app.drain(0));
  const identity = await openIdentityFront(config, log);
  shutdown.add('listening socket of identity', () => identity.drain(0));
  return { app, identity };
}

function frontServerLimits(config: Config, log: Logger): FrontServerLimits {
  const write = boundedSecurityLog(log);
  return {
    ...config.limits,
    trusts: trustsPeer(config.trustedProxies),
    onRefused: (address) =>
      write('visitor', 'limit.hit', address, { address, subject: 'connectionsPerAddress', outcome: 'refused' }),
  };
}

/** A port that the operator has chosen must be free; the default one need not be. */
async function openIdentityFront(config: Config, log: Logger): Promise<FrontServer> {
  const limits = { ...frontServerLimits(config, log), portVariable: 'IDENTITY_PORT' };
  const open = (port: number): Promise<FrontServer> => openFrontServer(port, config.host, ANSWER_HEADERS, limits);
  if (config.identityPort !== null) return open(config.identityPort);
  const next = config.port === 0 || config.port === 65_535 ? 0 : config.port + 1;
  try {
    return await open(next);
  } catch (error) {
    if (!(error instanceof StartupFailure)) throw error;
    log.warn({ taken: next }, 'the identity origin listens on another port, because the next one is taken');
    return open(0);
  }
}
