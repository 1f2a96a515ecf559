import { localAnswer, markdownLink, pageAt } from '../localAnswer.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'help',
  isSocial: true,
  answer: ({ base }) => {
    const pages = [pageAt(base, '/services'), pageAt(base, '/contact')];
    return localAnswer(
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
      `Ask in your own words, or start at ${markdownLink(pageAt(base, '/services'))}. If you would rather have a person: ${markdownLink(pageAt(base, '/contact'))}.`,
    );
  },
  examples: `
a bit of guidance; assist me; begin again; can i ask you something; can u help me; can you assist me;
can you help; can you help me; commands; dont know; examples of questions; explain; explain please; faq;
give me a hand; give me some options; help; help me; help me please; help pls; hepl; hi i need some help;
hilfe; hlep; how can i use this; how can this; how can you be of help; how can you do for me here;
how can you help; how can you help me; how could you do for me here; how do the chat; how do this chat;
how do this thing; how do you do here; how does this; how does this chat; how does this chat thing work;
how to use; i am confused; i am lost; i am lost what do i do here; i am stuck guide me; i do not get it;
i dont know where to look; i dont understand; i dont understand help; i have no idea how this works;
i need assistance; i need help; i need some help; im lost; lend me a hand; lost; may i ask a question;
no idea what to ask; not sure what i need; options; please help; point me in the right direction; question;
questions; quick question; restart; show me the menu; sos; start over; support me; voithia;
what am i supposed to type here; what are you able to do; what can i ask you; what can i ask you about;
what can we ask you; what can you do; what can you help me with; what can you tell me; what could we type;
what could you help; what do i write here; what do you answer; what do you know; what may i say; what now;
what should i ask; what sort of questions can you answer; what sort of things can you answer; where do i look;
which can i type; which questions may i put to you; which should we say; which topics do you know about; okay;
ok; yup; yes; sure; maybe; i am not sure; unsure; i have a question; what should i do;
what else can you tell me; no; nope; nah; no not that; not that; not that one; none of these; neither;
something else; i meant something else; i mean something else; the other one; another one; one more; ok fine;
alright; i see; got it; fine; good; hm; hmm; and then; and now; what do you mean; i do not follow;
i do not understand your answer; say it again; say that again; repeat that; in simple words;
in simple words please; say it simply; can you say it more simply; what does that mean;
that is not what i meant; you did not answer my question; you did not answer; why; why not; how come; why that;
why that one; why so;
what kinds of things can you help with; what topics do you know; what subjects do you know about;
what do you know; i want to know what you can do; what should i ask;
what subjects can you talk about; which subjects are you good at; what are you an expert in;
what do you know a lot about; what areas do you know; what are you able to tell me about
`,
};
