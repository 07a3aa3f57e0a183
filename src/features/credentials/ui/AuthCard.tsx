import type { ReactNode } from 'react';
import { authCard, authPage } from '../../../ui/authStyles.ts';
import { cardStyle } from '../../../ui/Card.tsx';
import { cls, join } from '../../../ui/cls.ts';
import { CardTitle, type CardTitleProps } from './CardTitle.tsx';

const centred = cls({ justifyItems: 'center', textAlign: 'center' });

export interface AuthCardProps extends Partial<CardTitleProps> {
  readonly title: string;
  /** An illustration above the title, and everything in the middle. */
  readonly illustration?: ReactNode;
  readonly children?: ReactNode;
}

/** One card in the middle of the page. */
export function AuthCard({ title, lead, illustration, isNews = false, children }: AuthCardProps) {
  return (
    <div className={authPage}>
      <div className={join(cardStyle, authCard, illustration ? centred : null)}>
        {illustration}
        <CardTitle key={title} title={title} lead={lead} isNews={isNews} />
        {children}
      </div>
    </div>
  );
}
