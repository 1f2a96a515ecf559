import { Component, type ReactNode } from 'react';

import { PageFailed } from './PageFailed.tsx';

export interface PageBoundaryProps {
  /** Where the page stands; another place gets another chance. */
  readonly place: unknown;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly place: unknown;
  readonly failure?: { readonly error: unknown } | undefined;
}

/** Keeps the layout when a page fails while it is drawn (requirements: Layout and pages). */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { place: this.props.place };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ place }: PageBoundaryProps, state: PageBoundaryState) {
    return place === state.place ? null : { place, failure: undefined };
  }

  override render() {
    const { failure } = this.state;
    return failure ? <PageFailed error={failure.error} /> : this.props.children;
  }
}
