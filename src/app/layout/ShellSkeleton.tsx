import { cls } from '../../ui/cls.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { LAYER, MENU_WIDTH, RAIL_WIDTH } from '../../ui/tokens.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { AccountSkeleton } from './AccountSkeleton.tsx';
import { HeaderBar } from './HeaderBar.tsx';
import * as styles from './shellStyles.ts';

const menu = cls({
  width: MENU_WIDTH,
  minHeight: 'calc(100dvh - 64px)',
  borderRight: '1px solid $line',
  zIndex: LAYER.rail,
  '@rail': { width: RAIL_WIDTH },
});

/** The frame of the main layout while its code is on the way: the same boxes, nothing in them yet. */
export function ShellSkeleton() {
  return (
    <>
      <div className={styles.top}>
        <HeaderBar
          menu={
            <span className={styles.menuButton}>
              <Skeleton width={44} height={44} />
            </span>
          }
          account={<AccountSkeleton />}
        />
      </div>
      <div className={styles.shell} aria-busy="true">
        <div className={menu} />
        <main className={styles.main}>
          <VisuallyHidden>Loading</VisuallyHidden>
        </main>
        <div className={styles.slipPlace} />
      </div>
    </>
  );
}
