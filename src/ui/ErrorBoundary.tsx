import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** What stands in the place of children that failed; `retry` draws them again, null when that has failed too. */
  readonly fallback: (retry: (() => void) | null) => ReactNode;
  /** Where this is: children that failed are drawn again at another place. */
  readonly at?: string;
}

interface State {
  readonly at: string | undefined;
  readonly failed: boolean;
  readonly hasRetried: boolean;
}

/** Keeps an error to the part of the page where it happened. The root reports what is caught here. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { at: this.props.at, failed: false, hasRetried: false };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ at }: ErrorBoundaryProps, state: State): State | null {
    return at === state.at ? null : { at, failed: false, hasRetried: false };
  }

  readonly retry = (): void => this.setState({ failed: false, hasRetried: true });

  override render(): ReactNode {
    const { failed, hasRetried } = this.state;
    return failed ? this.props.fallback(hasRetried ? null : this.retry) : this.props.children;
  }
}
