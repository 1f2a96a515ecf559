export const labels = {
  list: 'Case Studies',
  next: 'Next case',
};
