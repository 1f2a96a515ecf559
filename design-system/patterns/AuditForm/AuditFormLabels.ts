/** Names of all fields except `areasOfInterest`, which holds several values. */
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
  /** Titles of the four parts. */
  readonly legends: Readonly<Record<'you' | 'business' | 'challenge' | 'report', string>>;
  /** Note beside the title of a finished part. */
  readonly done: string;
  readonly hints: {
    /** Sentence above all fields that says which ones are required. */
    readonly required: string;
    /** Hint above the contact fields. */
    readonly contact: string;
    /** Hint of the challenge field. */
    readonly challenge: string;
    /** Hint above the buttons. */
    readonly report: string;
  };
  /** First option of each list, while nothing is chosen. */
  readonly placeholder: string;
  /** Returns the title of the list of errors. */
  readonly errorTitle: (problems: number) => string;
  /** Labels of the buttons. */
  readonly actions: Readonly<Record<'generate' | 'withoutAi' | 'startOver', string>>;
}
