import { answerOf, link, pageAt } from '../pageLinks.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'about',
  answer: ({ base }) => {
    const { description, foundedYear, stats } = base.company;
    const page = pageAt(base, '/about');
    return answerOf(
      [page],
      `${description} We started in ${foundedYear} and have worked for ${stats.clients} clients since.`,
      `The longer story, with the people and the principles, is on ${link(page)}.`,
    );
  },
  examples: `
abotu us; about; about us; abuot us; are you a one man show;
are you a serious company or just some kids with chatgpt; are you a startup; are you an agency;
are you part of a group; background info on your business; brief intro;
can you tell me a bit about yourselves; can you tell me a little about the company; company info;
company overview; company profile; describe your firm in a sentence; describe yourself briefly;
do you have some brochure; explain about you guys; full company name; general information;
give me an short description of your company; give me the short version of who you are;
how big is your company; how large is the company; how small is your team;
i know nothing about you tell me more; i need an brochure; i want to know a bit about this company;
id like to know more about yourself; intro; introduce yourself; introduce yourselves; introduction;
is ourcompany a cypriot company; is this a consultancy; is this a real company; is this a software house;
is this legit; more info about you please; ourcompany; pii iste;
please tell me in few words what is your firm; poioi iste; present yourself; registered company;
say about you guys; size of the company; sorry who are you exactly; sum yourselves up;
tell me about ourcompany; tell me more about your firm; tell me something about the company;
ti kanei i eteria; what do people need to know about your firm; what does your company do;
what does your name mean; what is this company; what kind of outfit is this;
what r these people as a company; what sort of company is this; whats this; whats your deal;
where does the name come from; which is it; which sort of firm is this site;
which type of business is it; who am i dealing with here; who are u; who are you; who are you people;
who dis; who is behind this website; who r u guys; who r you; who we are; whos behind all this;
whos behind the site; with whom am i dealing
`,
};
