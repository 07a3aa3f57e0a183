import { type OpenLinkProvider, openLinkProvider } from '../api/linkProvider/openLinkProvider.ts';
import { type OpenStreamServer, openStreamServer } from '../api/streaming/openStreamServer.ts';
import { createStreamGrants } from '../api/streaming/streamGrants.ts';
import type { Deps } from '../deps.ts';
import { type GameServerProcess, newGameServerSecret, startGameServer } from '../platform/gameServerProcess.ts';
import { type OpenPaymentGateway, openPaymentGateway } from '../platform/paymentGatewayProcess.ts';
import { addPaymentGateway } from '../platform/postgres/commandDatabase.ts';
import type { Place } from './openStorage.ts';
import type { Shutdown } from './shutdown.ts';

/** What runs beside the server. Null: there is none, or the operator has configured another one. */
export interface Programs {
  readonly linkProvider: OpenLinkProvider | null;
  readonly games: (GameServerProcess & { readonly secret: string }) | null;
  /** The operator's too. */
  readonly paymentGateway: OpenPaymentGateway | null;
  readonly streams: OpenStreamServer | null;
}

/** @param port that of the app */
export async function openPrograms(deps: Deps, place: Place, port: number, shutdown: Shutdown): Promise<Programs> {
  const { config, log } = deps;
  const linkProvider = config.sandbox && config.linkProvider.real === null ? await openLinkProvider(config, port) : null;
  shutdown.add('link provider', () => linkProvider?.close());
  const secret = newGameServerSecret();
  const games = config.sandbox && config.gamesOrigin === null ? await startGameServer(config, port, secret, log) : null;
  shutdown.add('game server', () => games?.stop());
  const paymentGateway = await openPaymentGateway(config, port, log);
  shutdown.add('payment gateway', () => paymentGateway?.stop());
  if (paymentGateway?.port != null && place.directory !== null) addPaymentGateway(place.directory, paymentGateway);
  const streams =
    config.sandbox && config.streamingOrigin === null ? await openStreamServer(config, port, await createStreamGrants(deps)) : null;
  shutdown.add('streams', () => streams?.close());
  return { linkProvider, games: games && { ...games, secret }, paymentGateway, streams };
}
