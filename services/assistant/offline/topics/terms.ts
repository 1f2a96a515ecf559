import { pageAnswer } from '../answerParts.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'terms',
  answer: ({ base }) => pageAnswer(base, '/terms'),
  examples: `
disclaimer; general terms; imprint; legal terms of this website; read is your legal terms;
show me are the t cs; t c; tcs; terms; terms and conditions; terms of service; terms of use;
what your legal notice; where are your t cs; your terms
`,
};
