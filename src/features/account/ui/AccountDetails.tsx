import { formatMoment } from '../../../../core/time/formatTime.ts';
import type { Account } from '../../../player/index.ts';
import { useMe } from '../../../player/queries.ts';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';

const rows = cls({
  display: 'grid',
  gap: 8,
  padding: 24,
  type: 'body',
  '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 16 },
  '& dt': { color: '$text2' },
  '& dd': { fontWeight: 600, overflowWrap: 'anywhere' },
});

const FACTS: readonly (readonly [label: string, read: (account: Account) => string])[] = [
  ['Name', ({ firstName, lastName }) => `${firstName} ${lastName}`],
  ['Username', ({ username }) => username],
  ['Email', ({ email }) => email],
  [
    'Last login',
    ({ lastLoginAt }) => (lastLoginAt === null ? 'This is your first' : formatMoment(Date.parse(lastLoginAt), { seconds: false })),
  ],
];

/** Whose account this is. */
export function AccountDetails() {
  const account = useMe().data?.account ?? null;
  return (
    <Card as="section" aria-label="Your details">
      <dl className={rows} aria-busy={account === null}>
        {FACTS.map(([label, read]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{account === null ? <Skeleton width={140} height={14} /> : read(account)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
