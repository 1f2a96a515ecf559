/**
 * Error for content that cannot be published. The message names the place, the mistake and the remedy, because the
 * build prints nothing else.
 */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}
