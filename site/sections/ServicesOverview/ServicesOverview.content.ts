/** The time to a first result: the first range of a service's typical time, e.g. "2-4 weeks". */
export const firstResult = ({ typicalTime }: { readonly typicalTime: string }) =>
  /^\d+-\d+ \w+/.exec(typicalTime)?.[0] ?? typicalTime;

/** What the times at the ends of the lines are. */
export const firstResultIn = 'first result in';
