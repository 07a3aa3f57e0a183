import { type ReactNode, useEffect, useRef } from 'react';
import { authLead } from '../../../ui/authStyles.ts';
import { cls } from '../../../ui/cls.ts';
import { Text } from '../../../ui/Text.tsx';

const quietFocus = cls({ '&:focus': { outline: 0 } });

export interface CardTitleProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** It replaces another title: it gets the focus, so that a screen reader reads it. Needs a `key` of its own. */
  readonly isNews: boolean;
}

/** The heading of a card, and the line below it. */
export function CardTitle({ title, lead, isNews }: CardTitleProps) {
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNews) heading.current?.focus();
  }, [isNews]);
  return (
    <div ref={heading} tabIndex={isNews ? -1 : undefined} className={quietFocus}>
      <Text as="h1" type="page">
        {title}
      </Text>
      {lead && <p className={authLead}>{lead}</p>}
    </div>
  );
}
