import { Component, type ReactNode } from 'react';

import { Button, Disclosure, Heading, Stack, Text } from '#design-system';

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Offer the error's text to the curious. @default false */
  readonly details?: boolean;
}

interface ErrorBoundaryState {
  readonly error: unknown;
  readonly failed: boolean;
}

/** Keeps a failure inside the part that failed and lets the visitor try again (requirements: Error messages). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined, failed: false };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error, failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Stack gap="m" role="alert">
        <Heading level={2} size="h3">
          Something went wrong
        </Heading>
        <Text>This component encountered an error.</Text>
        {this.props.details && (
          <Disclosure summary="Details">
            <Text size="small">{String(this.state.error)}</Text>
          </Disclosure>
        )}
        <div>
          <Button variant="outline" onClick={() => this.setState({ error: undefined, failed: false })}>
            Try Again
          </Button>
        </div>
      </Stack>
    );
  }
}
