import { localAnswer, markdownLink, pageAt } from '../localAnswer.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'history',
  answer: ({ base }) => {
    const { foundedYear, milestones, stats } = base.company;
    const page = pageAt(base, '/about');
    const [first] = milestones;
    return localAnswer(
      [page],
      `Since ${foundedYear}. ${first ? `${first.description} ` : ''}${stats.projectsCompleted} projects later, the rest is on ${markdownLink(page)}.`,
    );
  },
  examples: `
achievements over the years; age of the company; anniversary; are you a new company; are you new; company age;
company history; company milestones; company origins; company timeline; date of establishment;
do you have experience; est; established when; founded; founding year; have you been at it for long; history;
how did it all begin; how did it get started; how did the company come about; how did the company start;
how did you come into being; how experienced are you; how has the company grown; how long are you in business;
how long has the company existed; how long have u been around; how long have u on the market;
how long have you been in business; how long have you existed; how long in business;
how many years do you exist; how many years have you been around; how many years have you been trading;
how many years in business; how much experience do you have; how old are the firm;
how old are you as a company; how old is the company; how old is your company;
in what year was the company founded; in which year did you start; in which year was it founded; inception;
is it a fresh firm; is it a new company; is it a new firm; is this a young firm; new kids on the block;
newcomers; old hands; our story; pote idrithike; since when; since when do you exist;
since when does the company exist; since when have you been doing this; story behind you;
tell me about your first customer; tell me about your first project; tell me about your milestones;
tell me the story of the company; tell me your story; the background of the company; the background please;
the beginnings; the story so far; timeline of the company; were you already there before the pandemic;
were you around before covid; what did you achieve in 2018; what did you do in 2022;
what experience do you have in this field; what experience have you got; what happened in 2020;
what is your history; what was your first client; what was your first project; what went on in 2019;
what year did you open up; what year did you start; what year were you established;
what year were you guys open; when did the company open; when did you start; when founded; when was it created;
when was it established; when was the company founded; when was the company launched; when were you founded;
when were you set up; year of foundation; years trading; you an established company; you newcomers;
your background; your story; your story please; your timeline
`,
};
