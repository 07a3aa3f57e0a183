import { useEffect } from 'react';
import { Link } from 'react-router';
import { useServices } from '../../../platform/usePlatform.ts';
import { buttonStyle } from '../../../ui/Button.tsx';
import { cls } from '../../../ui/cls.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { dismissalsOf, type ShownPrompt } from '../data/linkPrompt.ts';

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
const title = cls({ type: 'base', fontWeight: 600, overflowWrap: 'anywhere' });
const body = cls({ type: 'caption', color: '$text2' });
const close = cls({ margin: '-8px 0' });
const action = cls({ gridColumn: '2 / 3', marginTop: 8 });

/** The invitation to link an account, until the player closes it or has linked one. */
export function LinkPromptCard({
  shown: { prompt, step },
  onLeave,
}: {
  readonly shown: ShownPrompt;
  readonly onLeave: () => void;
}) {
  const { dismiss, send } = dismissalsOf(useServices());
  const unsent = step === 'send' ? (prompt?.promptType ?? null) : null;
  useEffect(() => {
    if (unsent !== null) send(unsent);
  }, [unsent, send]);
  if (prompt === null || step !== 'show') return null;
  const { promptType } = prompt;
  return (
    <section className={card} aria-label={prompt.title}>
      <Icon name="share" size={20} />
      <div>
        <p className={title}>{prompt.title}</p>
        <p className={body}>{prompt.body}</p>
      </div>
      <IconButton
        icon="close"
        label={`Dismiss: ${prompt.title}`}
        className={close}
        onClick={({ currentTarget }) => {
          // The button goes away; the focus stays in the panel.
          currentTarget.closest<HTMLElement>('[role=dialog]')?.focus();
          dismiss(promptType);
        }}
      />
      <div className={action}>
        <Link className={buttonStyle({ size: 'sm' }).className} to={prompt.path} onClick={onLeave}>
          {prompt.ctaLabel}
        </Link>
      </div>
    </section>
  );
}
