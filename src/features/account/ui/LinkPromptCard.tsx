import { useEffect } from 'react';
import { Link } from 'react-router';
import { useServices } from '../../../platform/usePlatform.ts';
import { buttonStyle } from '../../../ui/Button.tsx';
import { dismissalsOf, type ShownPrompt } from '../data/linkPrompt.ts';
import { PromptCard } from './PromptCard.tsx';

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
    <PromptCard icon="share" label={prompt.title} title={prompt.title} body={prompt.body} onDismiss={() => dismiss(promptType)}>
      <Link className={buttonStyle({ size: 'sm' }).className} to={prompt.path} onClick={onLeave}>
        {prompt.ctaLabel}
      </Link>
    </PromptCard>
  );
}
