import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { type LazyModule, lazyModule } from '../../core/lazyModule.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LoadFailed } from './LoadFailed.tsx';

/** A component whose code is loaded later. */
export interface LazyPart<Props> {
  /**
   * Draws the part where it stands: at once if its code is there, otherwise as soon as it is. A part that does not load, or fails while it
   * is drawn, is replaced by a message with "Try again", and nothing around it is lost.
   */
  readonly Component: ComponentType<Props>;
  /** Loads the code ahead. Rejects when that fails; the part is asked for again when it is drawn. */
  readonly preload: () => Promise<unknown>;
  /** For what waits for the code in another way: a page of the router, a dialog that is opened. */
  readonly code: LazyModule<ComponentType<Props>>;
}

export interface WaitingOptions<Props> {
  /** Keeps the part's room from the first moment, so that nothing around it moves. */
  readonly place?: ComponentType<Props>;
  /** Without a `place`: nothing for 200 ms, then this. */
  readonly skeleton?: ComponentType<Props>;
}

const SKELETON_DELAY_MS = 200;

/** A component that is loaded later: `lazyPart(() => import('./X.tsx').then(({ X }) => X))`. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options: WaitingOptions<Props> = {},
): LazyPart<Props> {
  const code = lazyModule(load);
  return { Component: inPlace(code, options), preload: () => code.load(), code };
}

function inPlace<Props extends object>(
  code: LazyModule<ComponentType<Props>>,
  options: WaitingOptions<Props>,
): ComponentType<Props> {
  return (props) => (
    <ErrorBoundary fallback={(retry) => <LoadFailed onRetry={retry} />}>
      <InPlace code={code} options={options} props={props} />
    </ErrorBoundary>
  );
}

interface InPlaceProps<Props> {
  readonly code: LazyModule<ComponentType<Props>>;
  readonly options: WaitingOptions<Props>;
  readonly props: Props;
}

/** Not Suspense: React would keep the part back for 300 ms after its fallback was shown. */
function InPlace<Props extends object>({ code, options, props }: InPlaceProps<Props>) {
  const [Loaded, setLoaded] = useState(() => code.loaded());
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    if (Loaded !== null) return;
    let isGone = false;
    code.load().then(
      (component) => !isGone && setLoaded(() => component),
      (error: unknown) => !isGone && setFailure({ error }),
    );
    return () => {
      isGone = true;
    };
  }, [code, Loaded]);

  if (failure !== null) throw failure.error;
  if (Loaded !== null) return <Loaded {...props} />;
  const { place: Place, skeleton: Skeleton } = options;
  if (Place) return <Place {...props} />;
  return Skeleton ? (
    <AfterDelay>
      <Skeleton {...props} />
    </AfterDelay>
  ) : null;
}

function AfterDelay({ children }: { readonly children: ReactNode }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), SKELETON_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isDue ? children : null;
}
