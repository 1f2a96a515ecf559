import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'takeover',
  examples: `
can you take over a project from another company; can you take it over; another agency built it;
we have a chatbot from another company; our developer left; our developer has disappeared;
we are unhappy with our agency; can you fix what somebody else built; can you repair our old software;
can you work on existing code; our current provider is bad; we want to change provider;
switch from our agency to you; how do we move to you; can you improve the bot we have;
our chatbot talks nonsense; our bot gives wrong answers can you fix it; the last company did a bad job;
can you finish a half finished project; rescue our project; our project is stuck;
do you maintain websites you did not build; do you support software of others; can you inherit our system;
someone else started it; our freelancer vanished; we already have an automation that fails;
can you check what our agency made
`,
};
