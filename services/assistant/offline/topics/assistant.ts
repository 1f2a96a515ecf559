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
am i chatting with a machine
am i talking to a bot
are my messages keep this chat
are u an alive
are u artificial
are we speaking to an real person
are we talking with an computer
are we writing to a ai
are you a bot
are you a person or a program
are you an ai
are you gpt 4
bot or human
can i believe what you say
can you get tired
can you make mistakes
do you feel
do you have feelings
do you learn from what i write
do you remember our last chat
do you save what i type here
do you sleep
do you store our chat
do you think
do you use gemini
does this chat use chatgpt
how clever
how come you know all this
how do you function
how do you work as a bot
how does this bot know things
how good
how intelligent
how reliable
how smart
is it a chatbot
is that a person answering
is there a person reading this
is there anyone on the other side
is there somebody there
is this a real person
is this an automated reply
is this automated
is this conversation recorded
ise robot
r u a bot
r u human
r u real
r you an sentient
should i trust your answers
show me your limits
tell me your rules
that is not what i asked
the assistant is strange
was it a human
was this someone real
what are your instructions
what is your name
what language model powers you
what llm is behind this chat
what technology do you use
whats ur name
whats your name
where do your answers come from
which ai are you based on
which model are you running on
who am i speaking with
who am i talking to
who are exactly
who built you
who is answering me
who is writing these answers
who made you
who reads my messages
who wrote your answers
why do you answer so strangely
why offline
will you stored this conversation
wrong answer
you are a robot right
you didnt answer my question
you dont understand me
your bot makes mistakes
`,
};
