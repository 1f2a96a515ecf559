import { answerOf, link, pageAt } from '../pageLinks.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'help',
  answer: ({ base }) => {
    const pages = [pageAt(base, '/services'), pageAt(base, '/contact')];
    return answerOf(
      pages,
      'I can tell you:',
      [
        'what we do and for whom',
        'what it costs and how long it takes',
        'what came of it elsewhere',
        'how to reach a person',
      ]
        .map((line) => `- ${line}`)
        .join('\n'),
      `Ask in your own words, or start at ${link(pageAt(base, '/services'))}. If you would rather have a person: ${link(pageAt(base, '/contact'))}.`,
    );
  },
  examples: `
a bit of guidance
begin again
can u help me
commands
confused
dont know
explain
faq
give me some options
help me please
help pls
help plz
hepl
hi i need some help
hilfe
hlep
how can this work
how can you help me
how could you assist me with
how could you be of help
how do i use this
how do this thing
how does the chat
how does this chat work
how to use
i am lost what do i do here
i am stuck guide me
i do not get it
i dont know where to look
i dont understand help
i have no idea how this works
i need assistance
i need help
im lost
im not sure
lend me a hand
main menu
may i ask a question
no idea what to ask
not sure what i need
please help
point me in the right direction
restart
show me the menu
sos
start over
voithia
what am i supposed to type here
what are you able to do
what can i ask you
what could we type
what do you do for me here
what kind of questions do you know about
what may we do here
what now
what should i ask
what sort of questions can you answer
what sort of things can you answer
which can we ask here
which questions may i put to you
which should we say
which topics do you know about
`,
};
