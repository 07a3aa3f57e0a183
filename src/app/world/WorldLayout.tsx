import { ApolloProvider } from '@apollo/client/react';
import { useMemo } from 'react';
import { Outlet, ScrollRestoration, useLoaderData } from 'react-router';
import { AccountContext, useOddsFormat } from '../../features/account/index.ts';
import { InstallContext } from '../../features/install-prompt/index.ts';
import { LogoutRedirect, SessionContext } from '../../features/session/index.ts';
import { SportsContext, type SportsPorts } from '../../features/sports/index.ts';
import { UpdateContext } from '../../features/update/index.ts';
import { usePlatform } from '../platformContext.ts';
import type { World } from './createWorld.ts';
import { WaitingRoomGate } from './WaitingRoomGate.tsx';
import { useWorld, WorldContext } from './worldContext.ts';

export { createWorld } from './createWorld.ts';

/** Gives every page below what it is wired to. Draws nothing itself. */
export function WorldLayout() {
  const world = useLoaderData<World>();
  const platform = usePlatform();
  return (
    <WorldContext value={world}>
      <ApolloProvider client={world.client}>
        <SessionContext value={world.session}>
          <AccountContext value={world.account}>
            <UpdateContext value={platform}>
              <InstallContext value={world.install}>
                <Sports />
              </InstallContext>
            </UpdateContext>
            <WaitingRoomGate />
            <LogoutRedirect />
            <ScrollRestoration />
          </AccountContext>
        </SessionContext>
      </ApolloProvider>
    </WorldContext>
  );
}

function Sports() {
  const { prices, clock } = usePlatform();
  const { selections } = useWorld();
  const oddsFormat = useOddsFormat();
  const ports = useMemo<SportsPorts>(
    () => ({ prices, clock, slip: selections, oddsFormat }),
    [prices, clock, selections, oddsFormat],
  );
  return (
    <SportsContext value={ports}>
      <Outlet />
    </SportsContext>
  );
}
