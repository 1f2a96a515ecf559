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
can you check what our agency made;
i have a website already; i already have a site what now; we already have a site;
what if we have a chatbot already; we already use a tool; can you build on what we have;
do we have to start from zero; can you use our old site; can you improve what is there;
can you replace our supplier; will you take the place of our agency; can you work with code of others;
do you look after sites of others; can you take over from our old company; we have an it company already;
do you work with our present it firm; our agency is slow; can you continue what our freelancer began;
can you check the work of another agency; is what we have any good;
can you help with an existing system; can you help with our existing website;
do you work on existing systems; can you improve our existing application;
can you take over maintenance of an existing system; do you audit existing websites;
can you modernise an existing application
`,
};
