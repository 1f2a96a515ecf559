/**
 * Error of a channel that did not accept a lead. The message contains no personal data: only a status, a code, or a
 * short reason such as `no connection`.
 */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  constructor(
    message: string,
    readonly details: { readonly status?: number; readonly cause?: unknown } = {},
  ) {
    super(message, details);
  }
}
