import { type ComponentType, useEffect, useState } from 'react';

import { Text } from '#design-system';

import { ErrorBoundary } from './ErrorBoundary.tsx';

/**
 * A part of a page that is loaded when it is first drawn: "Loading..." meanwhile, a boundary if it fails, whose
 * "Try Again" loads it again. Unlike with React's `lazy`, what has come is shown at once, not after 300 ms.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;

  function Part(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded);
    useEffect(() => {
      if (Loaded) return;
      load().then(
        (part) => {
          loaded = part;
          setLoaded(() => part);
        },
        // What throws in an updater fails where it is drawn, so that the boundary has it.
        (error: unknown) =>
          setLoaded(() => {
            throw error;
          }),
      );
    }, [Loaded]);
    if (Loaded) return <Loaded {...props} />;
    return (
      <Text role="status" tone="muted">
        Loading...
      </Text>
    );
  }

  return function LazyComponent(props: Props) {
    return (
      <ErrorBoundary>
        <Part {...props} />
      </ErrorBoundary>
    );
  };
}
