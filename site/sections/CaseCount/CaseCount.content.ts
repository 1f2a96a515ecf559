export const labels = {
  title: 'The change, to scale',
  mark: (mark: string) => `Each mark is ${mark}.`,
};
