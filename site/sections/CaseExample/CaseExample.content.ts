export const labels = {
  title: { call: 'One call, today', messages: 'One example, today', document: 'One document, today' },
  detailsChanged: {
    call: 'The caller’s details are changed.',
    messages: 'The customer’s details are changed.',
    document: 'The company’s details are changed.',
  },
};
