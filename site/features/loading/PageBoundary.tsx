import { Component, type ReactNode } from 'react';

import { PageFailed } from './PageFailed.tsx';

export interface PageBoundaryProps {
  /** Key of the page. A new value clears the failure. */
  readonly resetKey: unknown;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly resetKey: unknown;
  readonly failure?: { readonly error: unknown } | undefined;
}

/** Shows `PageFailed` if a page throws while it renders. The layout around the page stays. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: PageBoundaryProps, state: PageBoundaryState) {
    return resetKey === state.resetKey ? null : { resetKey, failure: undefined };
  }

  override render() {
    const { failure } = this.state;
    return failure ? <PageFailed error={failure.error} /> : this.props.children;
  }
}
