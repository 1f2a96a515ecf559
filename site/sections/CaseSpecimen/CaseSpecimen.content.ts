export const labels = {
  title: 'One of them, as it goes now',
  changed: 'Names and numbers are changed.',
};
