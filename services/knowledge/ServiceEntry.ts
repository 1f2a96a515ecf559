/** A service as it is written down in `serviceEntries` (requirements: Data; the fields after `useCases` are ours). */
export interface ServiceEntry {
  /** The last part of its address: small letters, digits and hyphens. */
  readonly id: string;
  readonly title: string;
  /** Two or three sentences. */
  readonly description: string;
  readonly benefits: readonly string[];
  readonly useCases: readonly string[];
  /** One line for an index: what the client gets. */
  readonly summary: string;
  /** The work as it is today, in the client's words. */
  readonly problem: string;
  /** What is different afterwards. */
  readonly change: string;
  /** One process, step by step, before and after. */
  readonly process: {
    readonly name: string;
    readonly before: readonly string[];
    readonly after: readonly string[];
  };
  /** How long a first result takes, e.g. "2-4 weeks", from the FAQ claims (requirements: Fixed values). */
  readonly typicalTime: string;
  /** What it returns and in which scope (A29). */
  readonly typicalReturn: string;
  /** How much the client's own people must put in. */
  readonly effort: 'Easy' | 'Medium' | 'Hard';
  /** Slug of a case study that shows it; leave it out while there is none. */
  readonly caseStudy?: string;
}
