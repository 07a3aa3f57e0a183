import { type ComponentType, Fragment, type ReactNode } from 'react';
import { formatTime } from '../../../core/formatTime.ts';
import { cls } from '../cls.ts';
import { Icon } from '../icons/Icon.tsx';
import { RegionMessage, type RegionSize, type RegionWords } from './RegionMessage.tsx';
import { type RegionAge, type RegionSource, regionView } from './regionView.ts';

const age = cls({ display: 'flex', alignItems: 'center', gap: 6, type: 'caption', color: '$text2' });

export interface AsyncRegionProps<Value> {
  readonly source: RegionSource<Value>;
  readonly isOnline: boolean;
  readonly words: RegionWords;
  readonly onRetry: () => void;
  /** In the size of the content, so that nothing shifts. */
  readonly skeleton: ReactNode;
  readonly isEmpty?: (value: Value) => boolean;
  readonly empty?: ReactNode;
  readonly size?: RegionSize;
  /** Around a message in place of the content, for example a heading. */
  readonly frame?: ComponentType<{ readonly children: ReactNode }>;
  readonly children: (value: Value) => ReactNode;
}

const hasContent = (): boolean => false;

/** A region of the page that waits for the server: skeleton, content, empty, error with retry, or offline, with the age of old data. */
export function AsyncRegion<Value>({
  source,
  isOnline,
  isEmpty = hasContent,
  size = 'card',
  frame: Frame = Fragment,
  ...props
}: AsyncRegionProps<Value>) {
  const view = regionView(source, isOnline, isEmpty);
  switch (view.kind) {
    case 'skeleton':
      return props.skeleton;
    case 'error':
    case 'offline':
      return (
        <Frame>
          <RegionMessage kind={view.kind} words={props.words} size={size} onRetry={props.onRetry} />
        </Frame>
      );
    case 'empty':
    case 'content':
      return (
        <>
          <Age age={view.age} />
          {view.kind === 'empty' ? props.empty : props.children(view.value)}
        </>
      );
  }
}

/** Nothing while the age of the data is not known: a wrong time is worse than none. */
function Age({ age: shown }: { readonly age: RegionAge | null }) {
  if (shown === null || shown.dataAt === null) return null;
  return (
    <p className={age} role="status">
      <Icon name={shown.reason === 'offline' ? 'offline' : 'clock'} size={16} />
      {shown.reason === 'failed' && 'Not up to date. '}Last updated {formatTime(shown.dataAt)}
    </p>
  );
}
