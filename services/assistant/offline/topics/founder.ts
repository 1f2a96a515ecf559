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
can i speak to your ceo
ceo
connect me with the owner
founder
founders background
foundr
head honcho
is it a family business
is it owned by someone
key people
leadership
management team
managing director
more about your founders
name of the owner
owner name
partners
pios ine o idioktitis
shareholders
something about the director
tell me about the founder
tell me about the lady who started it
the big boss
the chief
the person who started it all
top dog
was it a woman
was it founded by a woman
what did the founder do before
what did your boss say
what does the ceo think
what does your founder say
whats the name of your boss
who are md
who built agency
who calls the shots at your place
who came up with the idea of this company
who created the company
who established this team
who founded it
who founded the organisation
who had the idea for the company
who heads this
who is at the top of it
who is behind it
who is in charge
who is the ceo
who is your director
who leads you
who manages it
who owns the business
who runs this place
who set up the firm
who set up the firm and why
who started this company
who was the leader
whos running the show
whos the boss there
woman in charge of company
`,
};
