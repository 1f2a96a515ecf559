import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'digital-presence',
  examples: `
explain digital presence
good morning can you help me with digital presence
hello do you do digital presence
hi i am interested in digital presence
more about your digital presence
our presence online
presence on the web
tell me your digital presence
we need digital presence
what is about digital presence service
`,
};
