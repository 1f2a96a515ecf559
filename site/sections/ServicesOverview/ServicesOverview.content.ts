/** Of what the pictures show. */
export const note = 'The pictures are examples.';

/** What the audit costs. */
export const auditPrice = 'Free';

/** The time to a first result: the first range of a service's typical time, e.g. "2-4 weeks". */
export const firstResult = ({ typicalTime }: { readonly typicalTime: string }) =>
  /^\d+-\d+ \w+/.exec(typicalTime)?.[0] ?? typicalTime;
