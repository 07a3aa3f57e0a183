import { Link } from 'react-router';
import { formatMoment } from '../../core/time/formatTime.ts';
import { buttonStyle } from './Button.tsx';
import { useBrand } from './brandContext.ts';
import { Card } from './Card.tsx';
import { cls } from './cls.ts';
import { IconMark } from './IconMark.tsx';
import { PhoneText } from './PhoneText.tsx';
import { Text } from './Text.tsx';

const column = cls({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
const card = cls({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 12,
  minHeight: 'clamp(280px, calc(100vh - 300px), 420px)',
  padding: 24,
  textAlign: 'center',
  type: 'base',
  color: '$text2',
  '& > h2': { color: '$text' },
  '& > p': { maxWidth: 420, textWrap: 'balance' },
  '& > a': { marginTop: 8 },
});

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
      <Card className={card} aria-labelledby="casino-closed">
        <IconMark icon="lock" tone="neutral" />
        <Text as="h2" type="section" id="casino-closed">
          Casino is paused for you
        </Text>
        <p>A casino restriction is active {until}.</p>
        <p>Your balance and your bets are not affected.</p>
        <p>
          <PhoneText>{helpline}</PhoneText>
        </p>
        <Link className={buttonStyle({ tone: 'secondary' }).className} to="/account/responsible-gaming">
          See details
        </Link>
      </Card>
    </div>
  );
}
