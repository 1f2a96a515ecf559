import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'mistakes',
  examples: `
accuracy; can i trust the ai; can it delete our data by mistake; can it do something dangerous;
can it go rogue; can the ai be wrong; can we trust what it says; does a human check the answers;
does it hallucinate; does it hand over to a person; does the ai make mistakes; error rate; guardrails;
hallucinations; how accurate are the answers; how accurate are your agents; how accurate is it;
how do you control what it does; how do you keep an ai agent from doing harm;
how do you make sure the answers are right; how do you prevent hallucinations; how do you test quality;
how do you test the ai; how does the handover to a human work; how often is it wrong;
how reliable are ai agents; how reliable is the ai; human in the loop;
is it safe to let an ai agent act alone; is there a person in between; monitoring of answers;
quality control of ai; safety of ai agents; what does it do when it is unsure;
what happens when the ai is wrong; what happens when the bot cannot answer;
what if it does not know the answer; what if it does not understand the caller; what if it invents an answer;
what if it tells a customer nonsense; what if the ai makes a mistake;
what if the chatbot gives a wrong answer; what stops the agent from doing something stupid;
when does a person take over; who checks the answers; who is liable for mistakes of the ai;
who is responsible if it goes wrong; who pays for errors of the bot
`,
};
