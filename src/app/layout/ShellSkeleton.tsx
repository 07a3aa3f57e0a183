import { cls, join } from '../../ui/cls.ts';
import { menuButtonBox } from '../../ui/headerStyles.ts';
import { LAYER, MENU_WIDTH, RAIL_WIDTH } from '../../ui/tokens.ts';
import { HeaderBar } from './HeaderBar.tsx';
import * as styles from './shellStyles.ts';

const menu = cls({
  width: MENU_WIDTH,
  minHeight: 'calc(100dvh - 64px)',
  borderRight: '1px solid $line',
  zIndex: LAYER.rail,
  '@rail': { width: RAIL_WIDTH },
  '@tiny': { display: 'none' },
});
const block = cls({ display: 'block', height: 44, backgroundColor: '$placeholder' });
const account = cls({ width: 148, borderRadius: 22 });
const opener = cls({ width: 44, borderRadius: '$md' });

/**
 * The empty boxes of the main layout while its code loads. The built page contains it before any script runs, so it uses classes only: the
 * content security policy ignores style attributes in markup.
 */
export function ShellSkeleton() {
  return (
    <>
      <div className={styles.top}>
        <HeaderBar
          menu={
            <span className={menuButtonBox}>
              <span className={join(block, opener)} />
            </span>
          }
          account={<span className={join(block, account)} />}
        />
      </div>
      <div className={styles.shell} aria-busy="true">
        <div className={menu} />
        <main className={styles.main} />
      </div>
    </>
  );
}
