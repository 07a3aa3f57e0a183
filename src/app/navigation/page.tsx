import { type ReactElement, use } from 'react';
import { matchRoutes, type RouteObject, useLocation } from 'react-router';
import type { Guard, Part } from '../../platform/feature.ts';
import type { LazyPart } from '../../ui/lazyPart.tsx';

/** What is known of a route without rendering it. */
export interface Handle {
  /** Loads its code. */
  readonly preload: () => Promise<unknown>;
  readonly guard?: Guard;
}

interface PageProps<Props> {
  readonly part: LazyPart<Props>;
  readonly props: Props;
  /** Parts inside of it that have to be drawn together with it, so that nothing shifts. One that fails to load fails in its own place. */
  readonly others?: readonly Part[];
}

const settled = new WeakMap<readonly Part[], Promise<unknown>>();

/** Resolves when each part has loaded or failed. The same promise for the same list. */
function whenSettled(parts: readonly Part[]): Promise<unknown> {
  const cached = settled.get(parts) ?? Promise.allSettled(parts.map((part) => part.preload()));
  settled.set(parts, cached);
  return cached;
}

/**
 * A part as the element of a route. The previous page stays while the code loads. A failed load shows the page's error; the next navigation
 * to the page tries again, which React's `lazy` never does.
 */
export function Page<Props extends object>({ part: { code }, props, others }: PageProps<Props>) {
  const { key } = useLocation();
  // Loaded code must not suspend, not even for a microtask: React delays the content that follows a fallback.
  const Loaded = code.loaded() ?? use(code.load(key));
  if (others?.some((other) => other.code.loaded() === null)) use(whenSettled(others));
  return <Loaded {...props} />;
}

/** @param others parts that render together with this one. */
export function page(part: Part, others: readonly Part[] = []): { readonly element: ReactElement; readonly handle: Handle } {
  return { element: <Page part={part} props={{}} others={others} />, handle: preloading([part, ...others]) };
}

export function preloading(parts: readonly Pick<Part, 'preload'>[]): Handle {
  return { preload: () => Promise.allSettled(parts.map((part) => part.preload())) };
}

/** Loads all parts of one address in parallel. Settles when each has loaded or failed; never rejects. */
export async function preload(routes: readonly RouteObject[], pathname: string): Promise<void> {
  const handles = (matchRoutes([...routes], pathname) ?? []).map(({ route }) => route.handle as Handle | undefined);
  await Promise.allSettled(handles.map((handle) => handle?.preload()));
}
