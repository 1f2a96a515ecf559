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
a bit of guidance; begin again; can u help me; can you assist me; commands; confused; explain; faq;
give me some options; help me out; help me please; help pls; help plz; hepl; hi i need some help; hilfe;
hlep; how can this thing; how can you be of help; how can you help me; how could you do for me here;
how do i use this; how do the chat; how do this work; how does this chat thing work;
how does this chat work; how to use; i am lost what do i do here; i am stuck guide me; i do not get it;
i dont know where to look; i dont understand help; i have a question; i need assistance; i need help;
i need some help; im lost; im stuck; lend me a hand; main menu; no idea what to ask;
no idea what to write; not sure what i need; please help; point me in the right direction;
quick question; restart; show me the menu; sos; start over; support me; voithia; voithise me;
what am i supposed to type here; what are you able to do; what can i ask you; what can you help me with;
what can you tell me; what could we type; what do you know; what may we ask; what now;
what should i ask here; what sort of questions can you answer; what sort of things can you answer;
which kind of questions do you know; which questions may i put to you; which should we say;
which topics do you know about
`,
};
