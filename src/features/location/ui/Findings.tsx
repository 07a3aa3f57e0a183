import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { Finding } from '../logic/placeText.ts';

const list = cls({
  textAlign: 'left',
  '& > li': { display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr) auto', gap: 12, alignItems: 'center', padding: '12px 0' },
  '& > li + li': { borderTop: '1px solid $colors$line' },
  '& > li > div > span': { display: 'block', color: '$text2', type: 'caption' },
});

/** The findings of a check, each with whether something has to be done about it. */
export function Findings({ of }: { readonly of: readonly Finding[] }) {
  return (
    <ul className={list} aria-label="What the check found">
      {of.map(({ icon, label, detail, isGood }) => (
        <li key={label}>
          <Icon name={icon} size={20} />
          <div>
            <Text as="strong" type="body">
              {label}
            </Text>
            <span>{detail}</span>
          </div>
          <Pill tone={isGood ? 'success' : 'warning'}>{isGood ? 'OK' : 'Fix'}</Pill>
        </li>
      ))}
    </ul>
  );
}
