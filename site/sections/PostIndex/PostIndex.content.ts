/** What stands above the posts. */
export const titles = {
  start: 'Start here',
  newest: 'Newest',
  earlier: (year: string) => `Earlier in ${year}`,
};
