/** Content that cannot be published. The message names the place, the mistake and the cure; the build prints it alone. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}
