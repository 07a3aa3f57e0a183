import { act, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

interface MountedHook<Props> {
  render(props: Props): void;
  /** Runs a change of a store, and the renders and effects that follow from it. */
  act(change: () => void): void;
  unmount(): void;
}

interface MountOptions<Props> {
  readonly initial: Props;
  /** What the hook finds around it. */
  readonly wrap?: (hook: ReactNode) => ReactNode;
  /** More of `document` than React itself needs. */
  readonly page?: object;
  /** And of `window`. */
  readonly inWindow?: object;
}

/** Nothing that React draws into: a component that uses a hook alone has no elements. */
function emptyContainer(ownerDocument: object): Element {
  const container = { nodeType: 1, nodeName: 'DIV', tagName: 'DIV', ownerDocument, addEventListener: () => undefined };
  return container as unknown as Element;
}

interface ProbeProps<Props> {
  readonly useHook: (props: Props) => void;
  readonly given: Props;
}

function Probe<Props>({ useHook, given }: ProbeProps<Props>): null {
  useHook(given);
  return null;
}

/** A hook in a component without elements, with its effects. It needs no browser, and ends with the test: one a test. */
export function mountHook<Props>(
  useHook: (props: Props) => void,
  { initial, wrap = (hook) => hook, page = {}, inWindow = {} }: MountOptions<Props>,
) {
  const document = Object.assign(page, { nodeType: 9, addEventListener: () => undefined });
  vi.stubGlobal('document', document);
  // React looks for the focus in frames.
  vi.stubGlobal('window', { document, HTMLIFrameElement: class {}, ...inWindow });
  // Else React leaves work to a later turn, in which the test may be over.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(emptyContainer(document));
  const mounted: MountedHook<Props> = {
    render: (given) => act(() => root.render(wrap(createElement(Probe<Props>, { useHook, given })))),
    act: (change) => act(change),
    unmount: () => act(() => root.unmount()),
  };
  onTestFinished(() => {
    mounted.unmount();
    vi.unstubAllGlobals();
  });
  mounted.render(initial);
  return mounted;
}
