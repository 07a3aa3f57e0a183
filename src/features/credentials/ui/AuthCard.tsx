import { type ReactNode, useEffect, useRef } from 'react';
import { authCard, authLead, authPage } from '../../../ui/authStyles.ts';
import { cardStyle } from '../../../ui/Card.tsx';
import { cls, join } from '../../../ui/cls.ts';
import { Text } from '../../../ui/Text.tsx';

const centred = cls({ justifyItems: 'center', textAlign: 'center' });
const quietFocus = cls({ '&:focus': { outline: 0 } });

export interface AuthCardProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** An illustration above the title, and everything in the middle. */
  readonly illustration?: ReactNode;
  /** This card replaces another one: its title gets the focus, so that a screen reader reads it. */
  readonly isNews?: boolean;
  readonly children?: ReactNode;
}

/** One card in the middle of the page. */
export function AuthCard({ title, lead, illustration, isNews = false, children }: AuthCardProps) {
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNews) heading.current?.focus();
  }, [isNews]);
  return (
    <div className={authPage}>
      <div className={join(cardStyle, authCard, illustration ? centred : null)}>
        {illustration}
        <div ref={heading} tabIndex={isNews ? -1 : undefined} className={quietFocus}>
          <Text as="h1" type="page">
            {title}
          </Text>
          {lead && <p className={authLead}>{lead}</p>}
        </div>
        {children}
      </div>
    </div>
  );
}
