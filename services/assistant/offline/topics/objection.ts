import { localAnswer, markdownLink, pageAt } from '../localAnswer.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'objection',
  isSocial: true,
  answer: ({ base }) => {
    const page = pageAt(base, '/contact');
    return localAnswer(
      [page],
      `I am sorry. Ask in other words, or let a person answer: ring **${base.contact.phone}** (${base.contact.hours}), or write on ${markdownLink(page)}.`,
    );
  },
  examples: `
that does not answer my question; that doesnt answer my question; this is not an answer; that is no answer;
you did not answer my question; you didnt answer; you are not answering me; that is not what i asked;
this is not what i asked; not what i asked; i did not ask that; i didnt ask for that; i asked something else;
that was not my question; my question was different; you did not understand me; you dont understand my question;
you misunderstood; you got it wrong; wrong answer; that is wrong; that is not what i meant; not that;
you said that already; you already said that; you already told me; you told me this before; you wrote that before;
you repeat yourself; you keep saying the same; same answer again; again the same answer; the same text again;
always the same answer; stop repeating; you are repeating; i read that already; i have read this;
that is too vague; too vague; this is very general; too general; that is not clear; be more specific;
more specific please; can you be more specific; give me something concrete; i need a concrete answer;
be concrete; just tell me yes or no; yes or no; answer yes or no; i want a yes or a no; a clear answer please;
give me a straight answer; answer me; just answer the question;
too complicated; it is too complicated; i still dont understand;
that does not help; that doesnt help me; this does not help; not helpful; you are not helping; useless answer;
and my question; what about my question; that tells me nothing; this says nothing; you avoid my question;
you are avoiding the question; still no answer; i am still waiting for the answer; please answer what i ask
`,
};
