import { answerOf, link, pageAt } from '../pageLinks.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'thanks',
  answer: ({ base }) => {
    const page = pageAt(base, '/contact');
    return answerOf(
      [page],
      `You are welcome. If something is still open, ask on, or let a person answer: ${link(page)}.`,
    );
  },
  examples: `
appreciate it
awesome thanks
brilliant ta
cheers mate
cool ty
danke
efharisto
excellent
good answer
good bot
good job
gracias
grateful
grazie
great
how kind
i am obliged
i appreciate your help
lovely
many thanks for the info
many thanks that answered it
merci that helped
much appreciated
nice one that answers it
ok thanks
ok thanks bye
perfect thx
so kind
spasibo
super ty
ta very much
tahnks
thank u
thank u indeed
thank you
thank you for the information
thank you have a nice day
thank you so much
thank you that is all i needed
thanks a bunch
thanks a million
thanks alot
thanks for your help
thankyou
thansk
thanx
that helps
that was useful cheers
that was very helpful
thnaks
thnx
thx a lot
tnx a lot
ty
tysm
very kind of you
well done
wonderful
you are great
ευχαριστω
`,
};
