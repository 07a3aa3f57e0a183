import { cls } from '../../ui/cls.ts';
import { IconButton } from '../../ui/IconButton.tsx';
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
          menu={<IconButton icon="menu" label="Open menu" iconSize={22} className={styles.menuButton} disabled />}
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
