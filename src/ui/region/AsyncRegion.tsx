import type { ReactNode } from 'react';
import { regionNote } from './regionParts.ts';
import { type RegionSource, regionView } from './regionView.ts';

export interface AsyncRegionProps<Value> {
  readonly source: RegionSource<Value>;
  readonly isOnline: boolean;
  /** In the size of the content, so that nothing shifts. */
  readonly skeleton: ReactNode;
  /** In place of the content: an error with a retry, or that the data is not on this device. A `RegionMessage`, or a part that draws one. */
  readonly message: (kind: 'error' | 'offline') => ReactNode;
  readonly isEmpty?: (value: Value) => boolean;
  readonly empty?: ReactNode;
  readonly children: (value: Value) => ReactNode;
}

/** A region of the page that waits for the server: skeleton, content, empty, error with retry, or offline, with the age of old data. */
export function AsyncRegion<Value>({ source, isOnline, isEmpty = () => false, ...parts }: AsyncRegionProps<Value>) {
  const view = regionView(source, isOnline, isEmpty);
  if (view.kind === 'skeleton') return parts.skeleton;
  if (view.kind === 'error' || view.kind === 'offline')
    return (
      <>
        {parts.message(view.kind)}
        {source.error?.reference && <regionNote.Component reference={source.error.reference} />}
      </>
    );
  return (
    <>
      {view.age && <regionNote.Component age={view.age} />}
      {view.kind === 'content' ? parts.children(view.value) : parts.empty}
    </>
  );
}
