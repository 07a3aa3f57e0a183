import type { ReactNode } from 'react';
import { cls } from '../../../ui/cls.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Icon, type IconName } from '../../../ui/icons/Icon.tsx';

const card = cls({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  gap: '4px 12px',
  alignItems: 'start',
  padding: '12px 4px 12px 16px',
  borderRadius: '$md',
  border: '1px solid $line',
  '& > svg': { color: '$text2', marginTop: 2 },
});
const heading = cls({ type: 'base', fontWeight: 600, overflowWrap: 'anywhere' });
const text = cls({ type: 'caption', color: '$text2' });
const close = cls({ margin: '-8px 0' });
const action = cls({ gridColumn: '2 / 3', marginTop: 8 });

interface PromptCardProps {
  readonly icon: IconName;
  /** Names the card for screen readers. */
  readonly label: string;
  readonly title: string;
  readonly body: string;
  readonly onDismiss: () => void;
  /** What the card invites to: a button or a link. */
  readonly children: ReactNode;
}

/** An invitation in the account panel, which its player can close. */
export function PromptCard({ icon, label, title, body, onDismiss, children }: PromptCardProps) {
  return (
    <section className={card} aria-label={label}>
      <Icon name={icon} size={20} />
      <div>
        <p className={heading}>{title}</p>
        <p className={text}>{body}</p>
      </div>
      <IconButton
        icon="close"
        label={`Dismiss: ${label}`}
        className={close}
        onClick={({ currentTarget }) => {
          // The button goes away; the focus stays in the panel.
          currentTarget.closest<HTMLElement>('[role=dialog]')?.focus();
          onDismiss();
        }}
      />
      <div className={action}>{children}</div>
    </section>
  );
}
