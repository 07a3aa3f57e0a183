import { Link } from 'react-router';
import { formatMoment } from '../../core/formatTime.ts';
import { buttonStyle } from './Button.tsx';
import { useBrand } from './brandContext.ts';
import { Card } from './Card.tsx';
import { cls } from './cls.ts';
import { PhoneText } from './PhoneText.tsx';
import { Text } from './Text.tsx';

const column = cls({ display: 'grid', gap: 16 });
const card = cls({ display: 'grid', gap: 12, justifyItems: 'start', padding: 24, maxWidth: 640, type: 'base', color: '$text2' });

export interface CasinoClosedProps {
  /** The page's heading. */
  readonly title: string;
  /** ISO 8601; null: until it is lifted. */
  readonly expiresAt: string | null;
}

/** In place of every page of the casino, for a player with a casino restriction. */
export function CasinoClosed({ title, expiresAt }: CasinoClosedProps) {
  const { helpline } = useBrand().text;
  const until = expiresAt === null ? 'until it is lifted' : `until ${formatMoment(Date.parse(expiresAt), { seconds: false })}`;
  return (
    <div className={column}>
      <Text as="h1" type="page">
        {title}
      </Text>
      <Card className={card}>
        <Text as="h2" type="section">
          The casino is closed for your account
        </Text>
        <p>A casino restriction is active {until}. Your balance and your bets are not affected.</p>
        <p>
          <PhoneText>{helpline}</PhoneText>
        </p>
        <Link className={buttonStyle({ tone: 'secondary' }).className} to="/account/responsible-gaming">
          Responsible gaming
        </Link>
      </Card>
    </div>
  );
}
