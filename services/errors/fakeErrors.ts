import { errorKind } from './errorKind.ts';
import type { ErrorPlace } from './errorPlaces.ts';
import type { ReportError } from './ReportError.ts';

/** A reporter that records reports instead of sending them. */
export interface FakeErrors extends ReportError {
  /** Every report, oldest first. */
  readonly reports: readonly {
    readonly error: unknown;
    readonly kind: string;
    readonly where: ErrorPlace;
  }[];
}

/** Creates a reporter that records reports. */
export function fakeErrors(): FakeErrors {
  const reports: FakeErrors['reports'][number][] = [];
  return Object.assign<ReportError, Pick<FakeErrors, 'reports'>>(
    (error, where) => void reports.push({ error, kind: errorKind(error), where }),
    { reports },
  );
}
