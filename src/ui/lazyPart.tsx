import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { type LazyModule, lazyModule } from '../../core/lazyModule.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LoadFailed } from './LoadFailed.tsx';

/** A component whose code is loaded lazily. */
export interface LazyPart<Props> {
  /**
   * Renders the part: at once if its code is loaded, otherwise as soon as it is. A part that fails to load or to render is replaced by a
   * message with "Try again". The content around it stays. Code that failed to load is asked for again every few seconds; where the browser
   * remembers the failure, that leads to a reload of the page (src/platform/update/missingChunk.ts).
   */
  readonly Component: ComponentType<Props>;
  /** Prefetches the code. Rejects when that fails; the part loads again when it renders. */
  readonly preload: () => Promise<unknown>;
  /** The code itself, for pages of the router, which wait for it in another way. */
  readonly code: LazyModule<ComponentType<Props>>;
}

export interface WaitingOptions<Props> {
  /** Reserves the part's space at once, so that nothing around it shifts. */
  readonly place?: ComponentType<Props>;
  /** Shown after 200 ms if there is no `place`. */
  readonly skeleton?: ComponentType<Props>;
}

const SKELETON_DELAY_MS = 200;
const AGAIN_MS = 5000;

/** A lazy component: `lazyPart(() => import('./X.tsx').then((module) => module.X))`; destructured, it becomes twice the code. */
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
  return (props) => {
    const [at, setAt] = useState('');
    return (
      <ErrorBoundary at={at} fallback={(retry) => <Failed code={code} show={setAt} onRetry={retry} />}>
        <InPlace code={code} options={options} props={props} />
      </ErrorBoundary>
    );
  };
}

interface FailedProps {
  readonly code: LazyModule<unknown>;
  /** Renders the part again, at another key. */
  readonly show: (at: string) => void;
  readonly onRetry: (() => void) | null;
}

function Failed({ code, show, onRetry }: FailedProps) {
  useEffect(() => {
    const again = (): void => {
      if (code.loaded() === null)
        code.load().then(
          () => show('loaded'),
          () => undefined,
        );
    };
    const timer = setInterval(again, AGAIN_MS);
    return () => clearInterval(timer);
  }, [code, show]);
  return <LoadFailed onRetry={onRetry} />;
}

interface InPlaceProps<Props> {
  readonly code: LazyModule<ComponentType<Props>>;
  readonly options: WaitingOptions<Props>;
  readonly props: Props;
}

/** Does not use Suspense: React would delay the part by 300 ms after its fallback was shown. */
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
