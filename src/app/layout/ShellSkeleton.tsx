import type { ReactNode } from 'react';
import { kindOf } from '../../brand/products.ts';
import { useBrand } from '../../ui/brandContext.ts';
import { cls, join } from '../../ui/cls.ts';
import { menuButtonBox } from '../../ui/headerStyles.ts';
import { LAYER, MENU_WIDTH, RAIL_WIDTH } from '../../ui/tokens.ts';
import { HeaderBar } from './HeaderBar.tsx';
import * as styles from './shellStyles.ts';

const column = cls({
  width: MENU_WIDTH,
  minHeight: 'calc(100dvh - 64px)',
  borderRight: '1px solid $line',
  zIndex: LAYER.rail,
  padding: '16px 12px',
  '@rail': { width: RAIL_WIDTH, padding: '12px 8px' },
  '@tiny': { display: 'none' },
});
const block = cls({ display: 'block', height: 44, backgroundColor: '$placeholder' });
const account = cls({ width: 148, borderRadius: 22 });
const opener = cls({ width: 44, borderRadius: '$md' });

/**
 * The empty boxes of the main layout while its code loads. The built page contains it before any script runs, so it uses classes only: the
 * content security policy ignores style attributes in markup.
 */
export function ShellSkeleton({ menu, children }: { readonly menu?: ReactNode; readonly children?: ReactNode }) {
  // A visitor's slip is minimized at first.
  const brandKind = kindOf(useBrand().code);
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
        <div className={column}>{menu}</div>
        <main className={styles.main}>{children}</main>
        {brandKind === 'sportsbook' && <div data-slip="firstFrame" />}
      </div>
    </>
  );
}
