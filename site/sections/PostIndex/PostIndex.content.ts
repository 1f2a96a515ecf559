/** What stands above the posts that are shown large. */
export const titles = {
  start: 'Start here',
  newest: 'Newest',
  earlier: (year: string) => `Earlier in ${year}`,
};
