import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonStyle } from '../../../ui/Button.tsx';
import { join } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { pageColumn } from '../../../ui/pageColumn.ts';
import { Text } from '../../../ui/Text.tsx';
import * as styles from './historyStyles.ts';

interface HeadedProps {
  readonly title: string;
  /** The list that the page belongs to. */
  readonly back?: { readonly to: string; readonly name: string };
  readonly children: ReactNode;
}

/** A page of one thing, under its heading. */
export function Headed({ title, back, children }: HeadedProps) {
  return (
    <div className={pageColumn}>
      <div className={styles.top}>
        <Text as="h1" type="page">
          {title}
        </Text>
        {back && (
          <Link className={join(buttonStyle({ tone: 'text' }).className, styles.atEnd)} to={back.to}>
            <Icon name="chevronLeft" size={16} />
            {back.name}
          </Link>
        )}
      </div>
      {children}
    </div>
  );
}
