import { localAnswer, markdownLink, pageAt } from '../localAnswer.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'about',
  answer: ({ base }) => {
    const { description, foundedYear, stats } = base.company;
    const page = pageAt(base, '/about');
    return localAnswer(
      [page],
      `${description} We started in ${foundedYear} and have worked for ${stats.clients} clients since.`,
      `The longer story, with the people and the principles, is on ${markdownLink(page)}.`,
    );
  },
  examples: `
abotu us; about; about ourcompany; about the company; about us; about you; about your company; abuot us;
are you a proper company; are you a serious company or just some kids with chatgpt; are you a small firm;
are you a software house; are you a startup; are you an ai company; are you freelancers;
are you independent; background info on your business; background of the company;
can you tell me a little about the company; company; company background; company info; company information;
company overview; company profile; company registration; describe ourcompany; describe your company briefly;
describe your firm in a sentence; do you have some background on your company; explain about you;
full company name; give me the short version of who you are; how big is your company;
how large is your team; how small is your team; i know nothing about you tell me more; i need a brochure;
i need an overview of the company; i want to know about you guys; id like to know more about your business;
in a nutshell who are you; info about ourcompany; intro; introduce yourself; introduce yourselves;
introduction; is ourcompany a local company; is this a big company; is this a consultancy;
is this a startup; is this an agency; is this an it company; is this legit; limited company;
more about the company please; more about the firm; more info about you please; ourcompany; pii iste;
please tell me in few words what is your firm; poioi iste; present the company; present your company;
profile; registered company; say about you guys; size of the company; small company or big;
sorry who are you exactly; sum yourselves up; tell me a little about your business;
tell me about ourcompany; tell me about your company; tell me about your organisation;
tell me about yourselves; tell me more about ourcompany please; tell me more about the company;
tell me more about you; tell me more about your firm; tell me something about the company;
ti kanei i eteria; what are u exactly; what are you guys; what are you guys exactly; what company is this;
what do you know about your company; what does your company do; what does your firm do;
what does your name mean; what is firm about; what is it; what is organisation about; what is ourcompany;
what is the company all about; what is the company do; what is this company; what is this company about;
what is this place; what is this website about; what is your company do; what is your firm do;
what kind of company is this; what kind of outfit is this; what r you; what r you as a company;
what sort of business are you; what sort of company is this; what type of business is this; whats this;
whats your deal; which is it; which kind of company is this; which sort of firm is your company;
which type of business is it; who am i dealing with here; who am i talking to which company;
who are these people; who are u; who are you; who are you people; who dis; who is behind all this;
who is behind the site; who is behind this; who is behind this company; who is behind this site;
who is behind this website; who r u guys; who we are; whos behind this; your company;
who are you actually; who exactly are you; who are you really; and who are you; so who are you;
what exactly is your firm
`,
};
