import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { Checkbox } from './Checkbox.tsx';
import { CopyButton } from './CopyButton.tsx';
import { Dialog } from './Dialog.tsx';
import { Note } from './Note.tsx';
import { TextField } from './TextField.tsx';

export interface ShareDialogProps {
  readonly title: string;
  /** Makes the link. Null: it could not be made. */
  readonly makeLink: (showsStake: boolean) => Promise<string | null>;
  /** Whether there is a stake that can be shown. */
  readonly hasStake: boolean;
  readonly isOnline: boolean;
  /** Saves it to a file; missing: it cannot be saved. */
  readonly onSave?: () => void;
  readonly onClose: () => void;
}

type Made = { readonly kind: 'none' | 'making' | 'failed' } | { readonly kind: 'made'; readonly url: string };

/** Makes a link to a bet and offers it to copy, or to the device's own way of sharing. Import it lazily. */
export function ShareDialog({ title, makeLink, hasStake, isOnline, onSave, onClose }: ShareDialogProps) {
  const [showsStake, setShowsStake] = useState(false);
  const [link, setLink] = useState<Made>({ kind: 'none' });
  const canSend = 'share' in navigator;

  async function make(): Promise<void> {
    setLink({ kind: 'making' });
    const path = await makeLink(showsStake);
    setLink(path === null ? { kind: 'failed' } : { kind: 'made', url: new URL(path, window.location.origin).href });
  }

  /** Closing the device's own sheet rejects; the link is still here to copy. */
  function send(url: string): void {
    navigator.share({ title, url }).catch(() => undefined);
  }

  const isMade = link.kind === 'made';
  const field = useRef<HTMLInputElement>(null);
  // In place of the button that made it. Later than this, the dialog itself would take the focus.
  useLayoutEffect(() => {
    if (isMade) field.current?.focus();
  }, [isMade]);
  const footer = isMade ? (
    <>
      <Button onClick={onClose}>Done</Button>
      {canSend && (
        <Button tone="primary" onClick={() => send(link.url)}>
          Share
        </Button>
      )}
    </>
  ) : (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button tone="primary" busy={link.kind === 'making'} aria-disabled={!isOnline || undefined} onClick={() => void make()}>
        {link.kind === 'failed' ? 'Try again' : 'Create link'}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={title} footer={footer}>
      <p>Whoever has the link sees the picks and their odds, for a limited time. Your name and your account are not in it.</p>
      {hasStake && !isMade && (
        <Checkbox label="Show my stake" checked={showsStake} onChange={(event) => setShowsStake(event.target.checked)} />
      )}
      {isMade && (
        <TextField
          ref={field}
          label="Link"
          value={link.url}
          readOnly
          onFocus={(event) => event.target.select()}
          end={<CopyButton text={link.url} label="Copy link" />}
        />
      )}
      {link.kind === 'failed' && (
        <Note tone="danger" role="alert" title="The link could not be made">
          Your bet is not affected.
        </Note>
      )}
      {!isOnline && (
        <Note tone="neutral" icon="offline" role="status" title="You’re offline">
          A link can be made as soon as you’re back.
        </Note>
      )}
      {onSave && (
        <>
          <p>Or keep them for yourself: the installed app opens the file, and no stake is in it.</p>
          <Button onClick={onSave}>Save picks to a file</Button>
        </>
      )}
    </Dialog>
  );
}
