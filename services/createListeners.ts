/** Creates a list of listeners. Each subscription is separate, even if one function subscribes twice. */
export function createListeners<Args extends readonly unknown[] = []>() {
  const listeners = new Set<(...args: Args) => void>();
  return {
    notify(...args: Args): void {
      for (const listener of [...listeners]) listener(...args);
    },
    /** Calls `onChange` at each change. Returns the function that unsubscribes. */
    subscribe(onChange: (...args: Args) => void): () => void {
      const listener = (...args: Args) => onChange(...args);
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
