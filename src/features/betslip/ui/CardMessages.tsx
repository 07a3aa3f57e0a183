import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';

const list = cls({ display: 'grid', gap: 4, padding: '0 12px 12px' });
const line = cls({ display: 'flex', alignItems: 'flex-start', gap: 6, type: 'caption', color: '$text2' });

/** The server's messages about a bet, below it. */
export function CardMessages({ messages }: { readonly messages: readonly string[] }) {
  const unique = [...new Set(messages)];
  if (unique.length === 0) return null;
  return (
    <ul className={list}>
      {unique.map((message) => (
        <li key={message} className={line}>
          <Icon name="info" size={14} />
          {message}
        </li>
      ))}
    </ul>
  );
}
