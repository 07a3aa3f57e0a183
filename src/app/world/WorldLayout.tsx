import { type ComponentType, useMemo } from 'react';
import { Outlet } from 'react-router';
import { AccountContext, useOddsFormat } from '../../features/account/index.ts';
import { InstallContext } from '../../features/install-prompt/index.ts';
import { LogoutRedirect, SessionContext } from '../../features/session/index.ts';
import { SportsContext, type SportsPorts } from '../../features/sports/index.ts';
import { UpdateContext } from '../../features/update/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { usePlatform } from '../../platform/usePlatform.ts';
import type { ThemePort } from '../../ui/themeChoice.ts';
import { ThemeContext } from '../../ui/themeChoice.ts';
import { ScrollMemory } from '../navigation/ScrollMemory.tsx';
import { createWorld, type World } from './createWorld.ts';
import { WaitingRoomGate } from './WaitingRoomGate.tsx';
import { useWorld, WorldContext } from './worldContext.ts';

/** Makes the world of this page, once, and the layout that gives it to every page. */
export async function worldLayout(platform: Platform, theme: ThemePort): Promise<ComponentType> {
  const world = await createWorld(platform, theme);
  return () => <WorldLayout world={world} />;
}

/** Gives every page below what it is wired to. Draws nothing itself. */
function WorldLayout({ world }: { readonly world: World }) {
  const platform = usePlatform();
  return (
    <WorldContext value={world}>
      <SessionContext value={world.session}>
        <ThemeContext value={world.theme}>
          <AccountContext value={world.account}>
            <UpdateContext value={platform}>
              <InstallContext value={world.install}>
                <Sports />
              </InstallContext>
            </UpdateContext>
            <WaitingRoomGate />
            <LogoutRedirect />
            <ScrollMemory />
          </AccountContext>
        </ThemeContext>
      </SessionContext>
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
