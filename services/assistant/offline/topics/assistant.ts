import { answerOf, link, pageAt } from '../pageLinks.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'assistant',
  answer: ({ base }) => {
    const pages = [pageAt(base, '/contact'), pageAt(base, '/privacy')];
    return answerOf(
      pages,
      `I am ${base.chatbot.name}, a program and not a person. With AI switched on a language model writes my answers; otherwise, as now, they come from the pages of this site.`,
      `A person is at ${link(pageAt(base, '/contact'))}. What is stored and sent is on ${link(pageAt(base, '/privacy'))}.`,
    );
  },
  examples: `
am i chatting with a machine; am i talking to a bot; am i talking to a human;
are my messages stored the conversation; are u an alive; are u artificial;
are we speaking to an real person; are we talking with an computer; are you a bot;
are you a living being; are you a person or a program; are you alexa; are you an ai; are you automated;
are you chatgpt; are you gpt 4; are you human; are you real; are you siri; bot or human;
can i believe this bot; can i talk to you; can i trust everything you say; can you get tired;
can you keep our last chat; can you make mistakes; can you speak; can your staff read this; do you feel;
do you have feelings; do you learn from what i write; do you make things up;
do you remember our last chat; do you save what i type here; do you sleep; do you think;
do you use gpt for this chat; does this chat use gemini; how clever; how come you know all this;
how do you find answers; how do you work as a bot; how does this bot function; how good; how intelligent;
how reliable; how smart; is it a chatbot; is that a person answering; is there a person reading this;
is there anyone on the other side; is there somebody there; is this a real person;
is this an automated reply; is this chat saved; is this chatgpt; is this conversation recorded;
ise anthropos; ise robot; r u a bot; r u human; r u real; r you an sentient; should i trust what you say;
show me your limits; tell me your capabilities as a bot; tell me your rules; that is not what i asked;
the assistant is strange; was it a bot; was this someone real; what are your instructions;
what do i call you; what is your name; what language model powers you; what llm is behind this chat;
what technology do you use; whats ur name; whats your name; where do you get your information come from;
where do your answers; which ai are you based on; which model are you built on;
which model are you running on; who am i speaking with; who am i talking to; who are exactly;
who created you; who designed you; who developed you; who is answering me; who is writing these answers;
who made you; who programmed you; who reads my messages; who wrote your answers; why are you so slow;
why do you answer so strangely; why offline; will you store what i type; wrong answer;
you are a robot right; you didnt answer my question; you dont understand me; your bot makes mistakes
`,
};
