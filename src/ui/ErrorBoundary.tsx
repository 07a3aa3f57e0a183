import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Replaces children that failed. `retry` renders them again; null when that has failed too. */
  readonly fallback: (retry: (() => void) | null) => ReactNode;
  /** A key of the place, such as the location. Failed children render again when it changes. */
  readonly at?: string;
}

interface State {
  readonly at: string | undefined;
  readonly failed: boolean;
  readonly hasRetried: boolean;
}

/** Limits an error to its part of the page. The React root reports the error. */
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
