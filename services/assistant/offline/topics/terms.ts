import { pageAnswer } from '../answerParts.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'terms',
  answer: ({ base }) => pageAnswer(base, '/terms'),
  examples: `
disclaimer
imprint
legal notice
legal terms of this website
read is your legal terms
show me are the t cs
t c
tcs
terms and conditions
terms of service
terms of use
what are the legal terms
where are your t cs
where your terms
`,
};
