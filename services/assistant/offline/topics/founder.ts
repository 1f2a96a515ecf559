import { localAnswer, markdownLink, pageAt } from '../localAnswer.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'founder',
  answer: ({ base }) => {
    const { name, title, quote } = base.company.founder;
    const page = pageAt(base, '/about');
    return localAnswer(
      [page],
      `**${name}**, ${title.toLowerCase()}:`,
      `> ${quote}`,
      `More on ${markdownLink(page)}.`,
    );
  },
  examples: `
board of the company; can i speak to your ceo; ceo; chief executive; connect me to your ceo; directors;
founder; founders background; foundr; head honcho; is it a family business; is it a woman;
is it owned by someone; is the founder technical; key people; leadership; management; managing director;
managing director name; md; more about your boss; name of the owner; name of your director;
name of your managing director; owner; partners; pios ine o idioktitis; proprietor; shareholders;
something about your owner; tell me about the founder; tell me about the owner; the person who started it all;
top dog; what did the ceo say; what did the founder do before; what does the ceo think; who are md;
who are your leader; who built agency; who calls the shots at your place; who controls it;
who created the company; who created the organisation; who created your firm; who established the business;
who founded it; who founded ourcompany; who founded the company; who founded the company and why;
who had the idea for the company; who heads this; who is behind it; who is behind the business;
who is behind this place; who is chairman; who is head; who is in charge; who is ourfounder;
who is responsible for the company; who is running things; who is the boss; who is the ceo; who is the founder;
who is the founder of your company; who is the owner of the company; who is your ceo; who is your director;
who launched it; who leads the company; who made this company; who opened company; who owns it;
who owns the firm; who owns this; who owns you; who runs the company; who runs this place; who set up the firm;
who set up the firm and why; who set up the team; who started the company; who started this company;
who was big boss; who was president of the company; whos running the show; whos the boss there; whos the ceo;
whose company is this; woman in charge of company;
who began the company; who is the person behind the firm; who came up with the company; who is at the top;
is the founder still there; does the owner work in the firm; who is the head of the company;
who owns the company; who are the owners; who holds the shares; who leads you
`,
};
