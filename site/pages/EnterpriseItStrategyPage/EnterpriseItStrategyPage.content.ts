export const meta = {
  title: 'Enterprise IT Strategy',
  heading: 'Enterprise IT Strategy',
  lead: 'A three-year map from the systems you have to the ones you need, with a price and an owner on every step.',
  description:
    'How a three-year map of your systems is drawn: inventory, decisions, sequence and review, with a price and an owner on every step.',
  talk: 'Talk to a person first',
};
