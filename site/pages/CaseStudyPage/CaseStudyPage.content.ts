export const labels = {
  list: 'Case Studies',
  next: 'Next case',
  read: 'Read the case',
};
