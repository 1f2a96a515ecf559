import { localAnswer, markdownLink, pageAt } from '../localAnswer.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'thanks',
  isSocial: true,
  answer: ({ base }) => {
    const page = pageAt(base, '/contact');
    return localAnswer(
      [page],
      `You are welcome. If something is still open, ask on, or let a person answer: ${markdownLink(page)}.`,
    );
  },
  examples: `
appreciate it; awesome thanks; brilliant ta; brilliant thank you; cheers mate; cheers that was useful; cool ty;
danke; efharisto; excellent cheers; good answer; good bot; good job; good ty; gracias; grazie; great;
great thanks; helpful; how kind; i appreciate your help; lovely; many thanks; many thanks for the info;
many thanks that answered it; merci; much appreciated; much obliged; nice bot; nice one that answers it;
ok great thanks a lot; ok thank you very much; ok thanks; ok thanks bye; perfect thank you; perfect thx;
so kind; spasibo; super ty; ta; ta very much; tahnks; thank u; thank u very much for your help; thank you;
thank you for the information; thank you have a nice day; thank you so much; thank you that is all i needed;
thanks; thanks a million; thanks alot; thanks for the info; thanks for your help; thankyou; thansk;
that helped thank you; that helps; that was useful cheers; that was very helpful; thnaks; thx; thx a lot;
tnx a lot; ty; tysm; very kind of you; well done; wonderful; ευχαριστω; thanks that helped; that was helpful;
cheers; very helpful; nice; awesome; thats great; okay thank you; cool thanks; makes sense cheers;
ok makes sense; that makes sense thanks; fine i will ask them; fine ill ask them; ok ill ask them; got it; ok got it;
understood; fair enough; good to know; sounds good
`,
};
