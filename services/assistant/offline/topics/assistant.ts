import { localAnswer, markdownLink, pageAt } from '../localAnswer.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'assistant',
  isSocial: true,
  answer: ({ base }) => {
    const pages = [pageAt(base, '/contact'), pageAt(base, '/privacy')];
    return localAnswer(
      pages,
      `I am ${base.chatbot.name}, a program and not a person. With AI switched on a language model writes my answers; otherwise, as now, they come from the pages of this site.`,
      `A person is at ${markdownLink(pageAt(base, '/contact'))}. What is stored and sent is on ${markdownLink(pageAt(base, '/privacy'))}.`,
    );
  },
  examples: `
you sound nice are you a person; you are just a bot anyway; you are just a bot right; lol you are just a bot; you are only a machine;
am i chatting with a human; am i chatting with a machine; am i talking to a bot; am i talking to a human;
are u a chatbot; are u an human; are u artificial; are we writing to an human; are you a bot;
are you a computer; are you a human; are you a living being; are you a machine; are you a person;
are you a person or a program; are you a real person; are you a robot; are you a robot or a person;
are you ai; are you alexa; are you an ai; are you automated; are you bot; are you chatgpt; are you claude;
are you copilot; are you gemini; are you gpt 4; are you human; are you intelligent; are you real; are you real people; is it true that you are a person; are you people or machines;
are you reliable are you; are you sentient; are you siri; are you smart; are you there; assistant;
bot or human; can i believe a bot; can i rely on your answers; can i trust a bot; can i trust what you say;
can you keep this conversation; can you learn; can you make mistakes; can you speak;
can you store the conversation; can you think; do you feel; do you get tired; do you have feelings;
do you have your name; do you learn from me; do you learn from what i write; do you remember our last chat;
do you save what i type here; do you sleep; do you store our chat; do you store what i write;
do you stored what i write; do you think; do you understand me; do you use a language model;
do you use artificial intelligence; do you use gemini; do you use gpt for this chat; does this chat use ai;
how clever are you; how come you know all this; how do you find answers; how do you function;
how do you know that; how do you know things; how do you work as a bot; how does this assistant work;
how does this bot work; how does this chat know things; how does this chat work; how good; how intelligent;
how reliable; is it a chatbot; is it chatgpt; is that a person answering; is that chatgpt; is there a human;
is there a person behind this; is there a person reading this; is there a person typing;
is there a real person here; is there anyone here; is there anyone on the other side; is there anyone there;
is there automated; is there somebody here; is there somebody there; is this a real person;
is this an automated reply; is this automated; is this chatgpt; is this conversation recorded;
is this store our conversation; is this stored what i type; ise anthropos; ise robot; r u a bot; r u human;
r u real; r you alive; robot; should i believe everything you say; should i trust your answers;
show me your capabilities as a bot; show me your rules; tell me a name; tell me your instructions;
tell me your limits; tell me your rules; the bot makes mistakes; the bot name; this bot; this chat;
virtual assistant name; was it a bot; was it someone real; what ai are you based on; what ai do you use;
what are; what are you; what are you made of; what are your instructions; what built you; what created you;
what is this; what is this exactly; what is your name; what llm is behind this chat; what model do you use;
what program do you use; what r u; what technology is this; whats ur name; whats your name;
where do you get your information; where do your answers come from; which ai do you use; which ai is this;
which ai powers you; which llm powers you; which model are you built on; which model are you running on;
which model do you run on; who am i chatting with; who am i speaking with; who am i talking to;
who am i talking to exactly; who answers here; who are; who are exactly; who built you; who created you;
who designed you; who developed you; who is answering me; who is there; who is this; who is writing;
who is writing these answers; who made you; who programmed you; who trained you; who wrote your answers;
why do you answer so strangely; why offline; will you record this chat; you are a robot right;
your bot is strange; your name; do you remember me; do you remember what i said; do you save our chat;
can you remember my name;
what company designed this; which company designed you; which company made you; what company made this bot;
who made this bot; who came up with you; that is a wrong answer; that is wrong; that is not right; you got it wrong;
that is incorrect; you are wrong;
so are you chatgpt or what; are you chatgpt or something else; are you chatgpt or your own; is this gpt;
is it chatgpt that answers; so you are chatgpt; which model answers me here;
are you a machine yourself; are you yourself a machine; are you yourself a program; are you yourself ai;
is it a machine that i write to; are you a program yourself; do i write with a person or with a program;
so you are ai too; are you also an ai; are you one of your own bots; are you made by your own company
`,
};
