/** Resolves as the promise does. Rejects with a `TimeoutError` if that takes longer; the work itself goes on. */
export async function within<Result>(promise: Promise<Result>, milliseconds: number): Promise<Result> {
  let clock: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    clock = setTimeout(() => reject(new DOMException('The time is over.', 'TimeoutError')), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(clock);
  }
}
