import type { ReactNode } from 'react';
import { useOnline } from '../../../platform/usePlatform.ts';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionEmpty } from '../../../ui/region/RegionEmpty.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import type { RegionSource } from '../../../ui/region/regionView.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Headed } from './Headed.tsx';
import { WORDS } from './words.ts';

interface HeadedRegionProps<Value> {
  readonly source: RegionSource<{ readonly value: Value | null }> & { readonly refetch: () => unknown };
  /** Until the thing itself is there. */
  readonly title: string;
  readonly height: number;
  /** Where there is no such thing of this player's. */
  readonly none: { readonly title: string; readonly text: string };
  readonly children: (value: Value) => ReactNode;
}

/** A page of one thing that waits for the server; the thing's own view has its heading. */
export function HeadedRegion<Value>({ source, title, height, none, children }: HeadedRegionProps<Value>) {
  return (
    <AsyncRegion
      source={source}
      isOnline={useOnline()}
      skeleton={
        <Headed title={title}>
          <Skeleton height={height} />
        </Headed>
      }
      message={(kind) => (
        <Headed title={title}>
          <RegionMessage kind={kind} size="card" words={WORDS} onRetry={() => void source.refetch()} />
        </Headed>
      )}
    >
      {({ value }) =>
        value === null ? (
          <Headed title={title}>
            <RegionEmpty title={none.title}>{none.text}</RegionEmpty>
          </Headed>
        ) : (
          children(value)
        )
      }
    </AsyncRegion>
  );
}
