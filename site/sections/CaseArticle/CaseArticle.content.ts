export const labels = {
  situation: 'The situation',
  built: 'What was built',
  setback: 'What did not work',
  industry: 'Industry',
  duration: 'Time',
  services: 'Services used',
};
