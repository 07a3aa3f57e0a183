import { type ComponentType, type ReactElement, use } from 'react';
import { matchRoutes, type RouteObject, useLocation } from 'react-router';

interface Handle {
  readonly preload: () => Promise<unknown>;
}

/** Code that comes when it is asked for. A load that failed stays failed at its place; asked for elsewhere it is tried again. */
class Part {
  /** Null until it has come. */
  component: ComponentType | null = null;
  private readonly fetch: () => Promise<ComponentType>;
  private loading: Promise<ComponentType> | null = null;
  private failure: { at: string | null } | null = null;

  constructor(fetch: () => Promise<ComponentType>) {
    this.fetch = fetch;
  }

  /** @param at key of the history entry that wants it; null ahead of any. */
  load(at: string | null): Promise<ComponentType> {
    if (this.failure && this.failure.at === null) this.failure.at = at;
    if (this.loading !== null && (this.failure === null || this.failure.at === at)) return this.loading;
    this.failure = null;
    const loading = this.fetch();
    this.loading = loading;
    loading.then(
      (component) => {
        this.component = component;
      },
      () => {
        this.failure = { at };
      },
    );
    return loading;
  }
}

function DeferredPart({ part }: { readonly part: Part }) {
  const { key } = useLocation();
  // What is there already must not suspend, not even for a microtask: React holds back what comes after a fallback.
  const Loaded = part.component ?? use(part.load(key));
  return <Loaded />;
}

/**
 * The element of a route whose code comes when its address is asked for. A load that failed is the error of its page; the next navigation
 * to it tries again, which React's own `lazy` never does.
 */
export function deferred(fetch: () => Promise<ComponentType>): { readonly element: ReactElement; readonly handle: Handle } {
  const part = new Part(fetch);
  return { element: <DeferredPart part={part} />, handle: { preload: () => part.load(null) } };
}

/** Loads all parts of one address at the same time. Settles when each is there or has failed; rejects never. */
export async function preload(routes: RouteObject[], pathname: string): Promise<void> {
  const handles = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route.handle as Handle | undefined);
  await Promise.allSettled(handles.map((handle) => handle?.preload()));
}
