import { useEffect, useId, useRef, useState } from 'react';
import { useStore } from '../../../platform/externalStore.ts';
import { useOnline, useServices } from '../../../platform/usePlatform.ts';
import { cls } from '../../../ui/cls.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import type { RegionWords } from '../../../ui/region/regionWords.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { LAYER } from '../../../ui/tokens.ts';

const WIDTH = 360;
const FRAME_HEIGHT = 400;

const widget = cls({
  position: 'fixed',
  right: 24,
  bottom: 24,
  zIndex: LAYER.panel,
  width: WIDTH,
  maxWidth: 'calc(100vw - 48px)',
  maxHeight: 'calc(100vh - 48px)',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  backgroundColor: '$surface',
  color: '$text',
  border: '1px solid $line',
  borderRadius: '$lg',
  boxShadow: '$shadows$modal',
});
const head = cls({ display: 'flex', alignItems: 'center', gap: 12, padding: '8px 8px 8px 20px' });
const title = cls({ type: 'title', flex: 1, minWidth: 0 });
const facts = cls({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  padding: '0 20px 12px',
  type: 'caption',
  color: '$text2',
  '& a': { color: '$link', textDecoration: 'underline' },
});
const body = cls({ position: 'relative', height: FRAME_HEIGHT, minHeight: 0, borderTop: '1px solid $line' });
const frame = cls({ display: 'block', width: '100%', height: '100%', border: 'none' });
const cover = cls({ position: 'absolute', inset: 0, padding: 20, backgroundColor: '$surface' });

const WORDS: RegionWords = {
  error: 'The chat can’t be shown right now',
  offline: 'The chat needs a connection',
  offlineDetail: 'It comes back as soon as you’re online.',
};

/** What an operator's chat may do. A page of this origin could undo its own sandbox with scripts, so it runs none. */
const FOREIGN = 'allow-forms allow-popups allow-same-origin allow-scripts';

function isForeign(url: string): boolean {
  return new URL(url, location.href).origin !== location.origin;
}

/** The operator's support: how to reach it, and its chat. Stays open while the player moves about. Loaded with the click that opens it. */
export function SupportWidget({ onClose }: { readonly onClose: () => void }) {
  const { startup } = useServices();
  const support = useStore(startup).data?.serviceAttributes.customerSupport;
  const isOnline = useOnline();
  const [isLoaded, setLoaded] = useState(false);
  const id = useId();
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    close.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  if (support === undefined) return null;
  const { department, phone, email, chatHours, chatUrl } = support;
  return (
    <section
      className={widget}
      aria-labelledby={id}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <header className={head}>
        <h2 id={id} className={title}>
          {department}
        </h2>
        <IconButton ref={close} icon="close" label="Close support" onClick={onClose} />
      </header>
      <p className={facts}>
        {phone !== null && <a href={`tel:${phone}`}>{phone}</a>}
        {email !== null && <a href={`mailto:${email}`}>{email}</a>}
        {chatHours !== null && <span>{`Chat: ${chatHours}`}</span>}
      </p>
      {chatUrl !== null && (
        <div className={body}>
          {isOnline ? (
            <>
              <iframe
                className={frame}
                src={chatUrl}
                title="Support chat"
                sandbox={isForeign(chatUrl) ? FOREIGN : ''}
                onLoad={() => setLoaded(true)}
              />
              {!isLoaded && (
                <div className={cover} aria-busy="true">
                  <Skeleton height={120} />
                </div>
              )}
            </>
          ) : (
            <div className={cover}>
              <RegionMessage kind="offline" size="panel" words={WORDS} onRetry={() => undefined} />
            </div>
          )}
        </div>
      )}
    </section>
  );
}
