import { type ReactElement, use } from 'react';
import { matchRoutes, type RouteObject, useLocation } from 'react-router';
import type { Part } from '../../platform/feature.ts';

/** What a route loads ahead of being drawn. */
interface Handle {
  readonly preload: () => Promise<unknown>;
}

/**
 * A part as the element of a route: while its code is loaded the page before it stays. A load that failed is the error of its page; the next
 * navigation to it tries again, which React's own `lazy` never does.
 */
function Page({ part: { code } }: { readonly part: Part }) {
  const { key } = useLocation();
  // What is there already must not suspend, not even for a microtask: React holds back what comes after a fallback.
  const Loaded = code.loaded() ?? use(code.load(key));
  return <Loaded />;
}

/** @param others parts that are drawn with this one from its first frame on. */
export function page(part: Part, others: readonly Part[] = []): { readonly element: ReactElement; readonly handle: Handle } {
  return { element: <Page part={part} />, handle: preloading([part, ...others]) };
}

export function preloading(parts: readonly Part[]): Handle {
  return { preload: () => Promise.allSettled(parts.map((part) => part.preload())) };
}

/** Loads all parts of one address at the same time. Settles when each is there or has failed; rejects never. */
export async function preload(routes: readonly RouteObject[], pathname: string): Promise<void> {
  const handles = (matchRoutes([...routes], pathname) ?? []).map(({ route }) => route.handle as Handle | undefined);
  await Promise.allSettled(handles.map((handle) => handle?.preload()));
}
