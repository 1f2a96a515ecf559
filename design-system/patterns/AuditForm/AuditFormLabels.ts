/** The questions with one answer, by name. */
export type AuditField =
  | 'contactName'
  | 'email'
  | 'phone'
  | 'businessName'
  | 'industry'
  | 'companySize'
  | 'challengeDescription';

/** Everything that an `AuditForm` says. */
export interface AuditFormLabels {
  /** Labels of the fields. */
  readonly fields: Readonly<Record<AuditField | 'areasOfInterest', string>>;
  /** The titles of the four parts. */
  readonly legends: Readonly<Record<'you' | 'business' | 'challenge' | 'report', string>>;
  /** Beside the title of a part that is done. */
  readonly done: string;
  /** Above the fields for contact, below the challenge, and above the ways to a report. */
  readonly hints: Readonly<Record<'contact' | 'challenge' | 'report', string>>;
  /** In a list while nothing is chosen. */
  readonly placeholder: string;
  /** Above the errors. */
  readonly errorTitle: (problems: number) => string;
  /** On the buttons. */
  readonly actions: Readonly<Record<'generate' | 'withoutAi' | 'startOver', string>>;
}
