export const labels = {
  title: { call: 'One call, today', messages: 'One example, today', sheet: 'One document, today' },
  changed: 'Names and numbers are changed.',
};
