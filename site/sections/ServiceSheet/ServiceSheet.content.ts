/** Descriptions of the drawings, by id of the service or of its part. An id without a description has no drawing. */
export const descriptions: Readonly<Partial<Record<string, string>>> = {
  consultancy: 'three tasks in order, the last left to people',
  'process-automation': 'a week of invoices, and why a person was asked',
  'voice-agents': 'the summary of a call',
  'data-analytics': 'what moved, why, and what to do',
  'digital-presence': 'the check of a site at night',
  'enterprise-it-strategy': 'six systems on a map of three years',
  'ai-automation': 'an order with one doubtful line',
  chatbots: 'an answer with its source, then a person',
  'marketing-automation': 'what each message brought in',
  'cloud-migration': 'what four systems cost in three years',
};

/** Accessible name of a drawing: "An example: the summary of a call". */
export const label = (what: string) => `An example: ${what}`;
