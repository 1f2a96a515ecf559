/** The questions with one answer, by name. */
export type AuditField =
  | 'contactName'
  | 'email'
  | 'phone'
  | 'businessName'
  | 'industry'
  | 'companySize'
  | 'challengeDescription';

/** All texts of an `AuditForm`. */
export interface AuditFormLabels {
  /** Labels of the fields. */
  readonly fields: Readonly<Record<AuditField | 'areasOfInterest', string>>;
  /** The titles of the four parts. */
  readonly legends: Readonly<Record<'you' | 'business' | 'challenge' | 'report', string>>;
  /** Beside the title of a part that is done. */
  readonly done: string;
  /** Above the contact fields, below the challenge, and above the buttons. */
  readonly hints: Readonly<Record<'contact' | 'challenge' | 'report', string>>;
  /** Text of a list while nothing is chosen. */
  readonly placeholder: string;
  /** Above the errors. */
  readonly errorTitle: (problems: number) => string;
  /** On the buttons. */
  readonly actions: Readonly<Record<'generate' | 'withoutAi' | 'startOver', string>>;
}
