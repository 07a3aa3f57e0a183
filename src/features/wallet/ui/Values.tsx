import type { ReactNode } from 'react';
import { join } from '../../../ui/cls.ts';
import * as styles from './walletStyles.ts';

export interface ValuesProps {
  readonly of: readonly (readonly [name: string, value: ReactNode])[];
  readonly className?: string;
}

/** Names with their values. */
export function Values({ of, className }: ValuesProps) {
  return (
    <dl className={join(styles.values, className)}>
      {of.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
