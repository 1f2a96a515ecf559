import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'ai-act',
  examples: `
ai act; ai act compliance; ai act for small firms; ai ethics; ai literacy; ai policy for employees;
ai regulation; ai regulations for companies; are we ready for the ai act; bias in ai;
do i have to say that it is a bot; do small companies need an ai policy;
do we have to tell customers that it is ai; do we need ai governance; do we need an ai policy;
do you help with ai compliance; does the ai act affect small companies; does the ai act apply to us;
ethical ai; eu ai act; european ai law; fines of the ai act; high risk ai system;
how do we comply with the ai act; is my chatbot high risk; is your ai ethical; the new ai law;
transparency obligation; what is ai governance; what is article 50; what is the ai act;
what must we do for the ai act; when does the ai act start; who is responsible for ai in a company;
how does the ai act apply to my business; how does the ai act apply to a small business;
does the ai act apply to small firms; what does the ai act mean for us;
what does the ai act mean for a small company; can you help us comply with the ai act;
are we affected by the ai act; what do i have to do under the ai act; do we have to label our chatbot;
do we need to tell people that they talk to a bot; do small businesses need ai rules; is ai regulated;
what about the ai act; does the ai act affect us
`,
};
