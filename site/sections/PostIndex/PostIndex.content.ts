/** What stands above the posts. */
export const titles = {
  start: 'Start here, before you buy anything',
  newest: 'Newest',
  earlier: (year: string) => `Earlier in ${year}`,
};
