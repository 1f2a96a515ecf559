import { Component, type ReactNode } from 'react';

import { Button, Heading, Stack, Text } from '#design-system';

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failed: boolean;
}

/** Keeps a failure inside the part that failed and lets the visitor try again (requirements: Error messages). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Stack gap="m" role="alert">
        <Heading level={2} size="h3">
          Something went wrong
        </Heading>
        <Text>This component encountered an error.</Text>
        <div>
          <Button variant="outline" onClick={() => this.setState({ failed: false })}>
            Try Again
          </Button>
        </div>
      </Stack>
    );
  }
}
