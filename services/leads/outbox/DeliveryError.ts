/**
 * Error of a channel that did not accept a lead. The message contains no personal data: only a status, a code, or a
 * short reason such as `no connection`.
 */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  /** HTTP status of the channel's response, if it responded. */
  readonly status: number | undefined;
  constructor(message: string, { status, ...options }: ErrorOptions & { readonly status?: number } = {}) {
    super(message, options);
    this.status = status;
  }
}
