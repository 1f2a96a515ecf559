import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'do-it-yourself',
  examples: `
compared to what copilot does; is it not the same as copilot; microsoft copilot does that too; and compared to chatgpt;
build or buy; can i build an agent myself; can i build it myself; can i do it myself;
can i not just use chatgpt; can we build a chatbot ourselves; can we do it ourselves;
can we build that in house; do i need you for that; do i need you if i have copilot; do it yourself;
should we build it in house; should i build it myself or hire you; should we hire a developer instead;
why not do it ourselves; why not just use chatgpt; why not use copilot; why should i not use chatgpt;
why pay you if chatgpt is free; we already use chatgpt; we already use chatgpt what more do we need;
can i just use zapier myself; could my nephew do that with chatgpt; can our it person build it;
is there a tool i can use myself; is chatgpt enough; is copilot enough; no code tools;
can i make an ai agent on my own; can i set up automation myself; why do i need a consultant;
why do i need an agency; what can you do that chatgpt cannot; do i need a consultant for this;
off the shelf or custom; custom or off the shelf; should i buy a ready made tool;
my nephew could build that; my son can do it with wordpress; can a student build it for us;
could our intern do it; could my cousin do it cheaper; why not let a friend build it;
can we do it with wordpress ourselves; can i make it with a free tool; is a free tool enough;
why not use zapier ourselves;
what can you do that i cannot do with zapier; why not just use zapier; we can do it with make or zapier;
is zapier not enough; can i do it with power automate myself; what do you do that a tool cannot;
my nephew does this for free; my son does that with chatgpt; our it man can do it;
a student could do that for little money; my son in law builds websites cheaply;
my brother in law knows computers he can do it; can my own it man do this; we have somebody in house for that;
we already pay for copilot what do you add; we pay for chatgpt already what would you add;
my friend does it for nothing; i know somebody who does it for a tenth;
my daughter can code she will build it; a friend of mine can code; somebody in my family builds it for free;
my neighbour will build it for a beer
`,
};
