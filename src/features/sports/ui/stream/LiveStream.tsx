import { useState } from 'react';
import { useOnline } from '../../../../platform/usePlatform.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { cls } from '../../../../ui/cls.ts';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { lazyPart } from '../../../../ui/lazyPart.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { useLiveStream } from '../../data/liveStream.ts';
import { whyNot } from '../../logic/stream.ts';

const line = cls({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '12px 16px',
  '& > svg': { color: '$text3', flex: 'none' },
  '& > :nth-child(2)': { flex: 1, minWidth: 0 },
});

const player = lazyPart<{ readonly queryUrl: string; readonly onClose: () => void }>(() =>
  import('./StreamPlayer.tsx').then((module) => module.StreamPlayer),
);

/** The stream of an event in play, or why this player cannot watch it. Nothing where there is none, and for a visitor; nothing plays before a press. */
export function LiveStream({ eventId }: { readonly eventId: string }) {
  const online = useOnline();
  const { data } = useLiveStream(eventId);
  // The address of the moment of the press: a newer grant must not begin the picture anew.
  const [watched, watch] = useState<string | null>(null);
  if (data === undefined || data === null) return null;
  const { status, queryUrl } = data;
  const reason = whyNot(status);
  if (status !== 'AVAILABLE' && reason === null) return null;
  if (status === 'AVAILABLE' && watched !== null) return <player.Component queryUrl={watched} onClose={() => watch(null)} />;
  return (
    <Card as="section" className={line} aria-label="Live stream">
      <Icon name="live" size={20} />
      <Text type="body" tone={2}>
        {reason ?? 'Live stream'}
      </Text>
      {status === 'AVAILABLE' && queryUrl !== null && (
        <Button size="sm" aria-disabled={!online || undefined} onClick={() => online && watch(queryUrl)}>
          Watch
        </Button>
      )}
    </Card>
  );
}
