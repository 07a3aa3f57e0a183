import { Outlet } from 'react-router';
import { useOddsFormat } from '../../features/account/index.ts';
import { MyBetsSkeleton, myBetsPages, OddsFormatContext } from '../../features/my-bets/index.ts';
import { RequireLogIn } from '../../features/session/index.ts';

export const tab = myBetsPages.tab;

/** `/my-bets`: a player's own pages. */
export function MyBets() {
  return (
    <RequireLogIn waiting={<MyBetsSkeleton />}>
      <OddsFormatContext value={useOddsFormat()}>
        <Outlet />
      </OddsFormatContext>
    </RequireLogIn>
  );
}
