/** Return and priority of the three solutions, in their order. */
export const ranks = [
  { roi: '200-300%', priority: 'High' },
  { roi: '150-200%', priority: 'Medium' },
  { roi: '180-250%', priority: 'Medium' },
] as const;
