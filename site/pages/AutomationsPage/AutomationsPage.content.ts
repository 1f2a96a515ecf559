export const meta = {
  title: 'Automations',
  heading: 'Automations',
  lead: 'A catalogue of routine work a machine can take over, with what starts it, what it touches and the hours it saves.',
  description:
    'A catalogue of routine work a machine can take over: what starts it, the steps, the systems it touches and the hours it saves.',
};

export const catalogueTitle = 'The catalogue';
