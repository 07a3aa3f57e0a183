import { useMemo, useState } from 'react';
import { Outlet } from 'react-router';
import { useOddsFormat } from '../../features/account/index.ts';
import { MyBetsContext, MyBetsSkeleton, type MyBetsWorld, myBetsPages, startMyBets } from '../../features/my-bets/index.ts';
import { RequireLogIn } from '../../features/session/index.ts';
import { usePlatform } from '../../platform/usePlatform.ts';

export const tab = myBetsPages.tab;

/** `/my-bets`: a player's own pages. */
export function MyBets() {
  const platform = usePlatform();
  const { prices, clock, connection } = platform;
  const [myBets] = useState(() => startMyBets(platform));
  const oddsFormat = useOddsFormat();
  const ports = useMemo<MyBetsWorld>(
    () => ({ myBets, prices, clock, connection, oddsFormat }),
    [myBets, prices, clock, connection, oddsFormat],
  );
  return (
    <RequireLogIn waiting={<MyBetsSkeleton />}>
      <MyBetsContext value={ports}>
        <Outlet />
      </MyBetsContext>
    </RequireLogIn>
  );
}
