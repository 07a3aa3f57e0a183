import type { ReactNode } from 'react';
import { useOnline } from '../../../platform/usePlatform.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import type { RegionSource } from '../../../ui/region/regionView.ts';
import type { SlateMessageProps } from './SlateMessage.tsx';

const slateMessage = lazyPart<SlateMessageProps>(() => import('./SlateMessage.tsx').then((module) => module.SlateMessage));

export interface SlateRegionProps<Value> {
  readonly slate: RegionSource<Value> & { readonly refetch: () => Promise<void> };
  readonly what: SlateMessageProps['what'];
  readonly skeleton: ReactNode;
  readonly children: (value: Value) => ReactNode;
}

/** A region of lines: the one way in which the sports pages wait, fail and are offline. */
export function SlateRegion<Value>({ slate, what, ...rest }: SlateRegionProps<Value>) {
  const isOnline = useOnline();
  return (
    <AsyncRegion
      source={slate}
      isOnline={isOnline}
      message={(kind) => <slateMessage.Component kind={kind} what={what} onRetry={() => void slate.refetch()} />}
      {...rest}
    />
  );
}
