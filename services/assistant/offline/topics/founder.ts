import { answerOf, link, pageAt } from '../pageLinks.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'founder',
  answer: ({ base }) => {
    const { name, title, quote } = base.company.founder;
    const page = pageAt(base, '/about');
    return answerOf([page], `**${name}**, ${title.toLowerCase()}:`, `> ${quote}`, `More on ${link(page)}.`);
  },
  examples: `
can i speak to your ceo; ceo; chief executive; co founder; cofounder; connect me with the owner;
directors; founder; founders; founders background; foundr; head honcho; is it a family business;
is it owned by someone; key people; leadership; management team; managing director;
managing director name; md; more about your boss; name of the owner; name of your director; owner;
partners; pios ine o idioktitis; proprietor; shareholders; something about the director;
tell me about the founder; tell me about the lady who started it; the chief;
the person who started it all; top dog; was it a woman; was the company founded by a woman;
what did the founder do before; what did your ceo say; what does your boss think;
whats the name of your owner; who are leader; who built agency; who calls the shots at your place;
who came up with the idea of this company; who controls it; who created the company; who established it;
who founded it; who founded ourcompany; who founded the company and why;
who had the idea for the company; who heads this; who is at the top; who is behind it; who is chairman;
who is in charge; who is ourfounder; who is the ceo; who is your ceo; who launched it;
who leads the company; who manages it; who opened the business; who owns it; who owns the firm;
who owns you; who runs the company; who runs this place; who set up the firm;
who set up the firm and why; who set up this organisation; who started this company; who was big boss;
whos running the show; whos the boss there; woman in charge of company
`,
};
