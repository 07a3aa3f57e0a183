import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** What stands in the place of children that failed; `retry` draws them again. */
  readonly fallback: (retry: () => void) => ReactNode;
  /** Where this is: children that failed are drawn again at another place. */
  readonly at?: string;
}

interface State {
  readonly at: string | undefined;
  readonly failed: boolean;
}

/** Keeps an error to the part of the page where it happened. The root reports what is caught here. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { at: this.props.at, failed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ at }: ErrorBoundaryProps, state: State): State | null {
    return at === state.at ? null : { at, failed: false };
  }

  readonly retry = (): void => this.setState({ failed: false });

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}
