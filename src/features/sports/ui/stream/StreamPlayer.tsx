import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { cls } from '../../../../ui/cls.ts';
import { Note } from '../../../../ui/Note.tsx';
import { Spinner } from '../../../../ui/Spinner.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { askStream, players } from '../../data/liveStream.ts';
import { pictureNote, type Stream } from '../../logic/stream.ts';

const card = cls({ overflow: 'hidden', display: 'grid' });
const picture = cls({
  width: '100%',
  aspectRatio: '16 / 9',
  maxHeight: 420,
  display: 'block',
  backgroundColor: '#000',
});
const waiting = cls({ aspectRatio: '16 / 9', maxHeight: 420, display: 'grid', placeItems: 'center', backgroundColor: '#000' });
const bar = cls({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '8px 12px 8px 16px',
  '& > :first-child': { flex: '1 1 200px', minWidth: 0 },
});

type Watching = { readonly state: 'asking' | 'failed' | 'refused' } | { readonly state: 'playing'; readonly stream: Stream };

interface StreamPlayerProps {
  readonly queryUrl: string;
  readonly onClose: () => void;
}

/** The picture, with captions and picture in picture. Asks for the stream when it is mounted, and again after a fault by a press. */
export function StreamPlayer({ queryUrl, onClose }: StreamPlayerProps) {
  const [watching, setWatching] = useState<Watching>({ state: 'asking' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    // A new try is a new question.
    void tries;
    let isOver = false;
    setWatching({ state: 'asking' });
    void askStream(queryUrl).then((answer) => {
      if (isOver) return;
      if (answer.ok) setWatching({ state: 'playing', stream: answer.value });
      else setWatching({ state: answer.error === 'REFUSED' ? 'refused' : 'failed' });
    });
    return () => {
      isOver = true;
    };
  }, [queryUrl, tries]);
  if (watching.state === 'playing')
    return <Picture stream={watching.stream} onFault={() => setWatching({ state: 'failed' })} onClose={onClose} />;
  return (
    <Card as="section" className={card} aria-label="Live stream">
      {watching.state === 'asking' ? (
        <div className={waiting} role="status" aria-label="Loading the stream">
          <Spinner />
        </div>
      ) : (
        <Note tone="warning" role="alert" title="The stream is interrupted">
          {watching.state === 'refused' ? 'It has to be opened again. ' : 'Prices and scores are not affected. '}
        </Note>
      )}
      <div className={bar}>
        <span />
        {watching.state === 'failed' && (
          <Button size="sm" onClick={() => setTries(tries + 1)}>
            Try again
          </Button>
        )}
        <Button size="sm" tone="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </Card>
  );
}

interface PictureProps {
  readonly stream: Stream;
  readonly onFault: () => void;
  readonly onClose: () => void;
}

function Picture({ stream, onFault, onClose }: PictureProps) {
  const ref = useRef<HTMLVideoElement>(null);
  const [hasCaptions, setHasCaptions] = useState(false);
  const fault = useRef(onFault);
  fault.current = onFault;
  useEffect(() => {
    const video = ref.current;
    if (video === null) return undefined;
    let isOver = false;
    let end = (): void => undefined;
    players[stream.kind].load().then(
      (play) => {
        if (isOver) return;
        ({ end } = play(video, stream.url, () => fault.current()));
        // A browser may refuse to begin with sound: the controls are there.
        void video.play().catch(() => undefined);
      },
      () => fault.current(),
    );
    return () => {
      isOver = true;
      end();
    };
  }, [stream]);
  useEffect(() => {
    const track = ref.current?.textTracks[0];
    if (track) track.mode = hasCaptions ? 'showing' : 'disabled';
  }, [hasCaptions]);
  const mayFloat = document.pictureInPictureEnabled === true;
  return (
    <Card as="section" className={card} aria-label="Live stream">
      {/* Captions from another origin are only read by a video that asks as a stranger. */}
      <video ref={ref} className={picture} controls playsInline loop={stream.isRecorded} crossOrigin="anonymous">
        <track kind="captions" srcLang="en" label="English" {...(stream.captionsUrl !== null && { src: stream.captionsUrl })} />
      </video>
      <div className={bar}>
        <Text type="caption" tone={2}>
          {pictureNote(stream)}
        </Text>
        {stream.captionsUrl !== null && (
          <Button size="sm" aria-pressed={hasCaptions} onClick={() => setHasCaptions(!hasCaptions)}>
            Captions
          </Button>
        )}
        {mayFloat && (
          <Button size="sm" onClick={() => void ref.current?.requestPictureInPicture().catch(() => undefined)}>
            Picture in picture
          </Button>
        )}
        <Button size="sm" tone="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </Card>
  );
}
