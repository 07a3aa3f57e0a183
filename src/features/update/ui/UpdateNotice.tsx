import { useEffect, useState } from 'react';
import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { Button } from '../../../ui/Button.tsx';
import { useBrand } from '../../../ui/brandContext.ts';
import { cardStyle } from '../../../ui/Card.tsx';
import { cls, join } from '../../../ui/cls.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { followUnseen } from '../data/followUnseen.ts';

const strip = cls({ display: 'flex', alignItems: 'center', gap: 12, padding: '8px 8px 8px 16px', flexWrap: 'wrap' });
const words = cls({
  flex: 1,
  minWidth: 140,
  '& strong': { display: 'block', type: 'base', fontWeight: 600 },
  '& span': { type: 'caption', color: '$text2' },
});

/** A browser that has not changed workers by then does it when the old one is idle, or after five minutes (Chromium). */
const PATIENCE_MS = 5000;
const SLOW = 'It starts by itself within a few minutes. You can go on.';

interface NoticeProps {
  readonly onDismiss: () => void;
}

/** Offers a newer version. */
export function UpdateNotice({ onDismiss }: NoticeProps) {
  const brand = useBrand();
  const services = useServices();
  const { brandKind, update, unfinished, timers } = services;
  useEffect(() => followUnseen(services), [services]);
  const reloads = `The page reloads once.${brandKind === 'sportsbook' ? ' Your picks stay.' : ''}`;
  const { outdated, waits } = useStore(update);
  const thing = useStore(unfinished).at(-1);
  const [state, setState] = useState<'asking' | 'applying' | 'slow'>('asking');
  const waitsFor = waits === 'bet' ? 'A bet is being placed' : waits === 'tab' && thing !== undefined ? thing.text : null;

  function onUpdate(): void {
    setState('applying');
    update.apply().then(
      () => timers.after(PATIENCE_MS, () => setState('slow')),
      () => setState('asking'),
    );
  }

  return (
    <section className={join(cardStyle, strip)} aria-label="Update" role="status">
      <Icon name="refresh" size={20} />
      <div className={words}>
        <strong>{outdated ? `This version of ${brand.name} is too old` : `A new version of ${brand.name} is ready`}</strong>
        <span>{waitsFor !== null ? `It waits. ${waitsFor}.` : state === 'slow' ? SLOW : reloads}</span>
      </div>
      {state !== 'slow' && waits !== 'tab' && (
        <Button tone="outline" size="sm" busy={state === 'applying'} onClick={onUpdate}>
          Update now
        </Button>
      )}
      <IconButton icon="close" label="Update later" onClick={onDismiss} />
    </section>
  );
}
