import { answerOf, link, pageAt } from '../pageLinks.ts';
import type { Topic } from '../Topic.ts';

export const topic: Topic = {
  id: 'history',
  answer: ({ base }) => {
    const { foundedYear, milestones, stats } = base.company;
    const page = pageAt(base, '/about');
    const [first] = milestones;
    return answerOf(
      [page],
      `Since ${foundedYear}. ${first ? `${first.description} ` : ''}${stats.projectsCompleted} projects later, the rest is on ${link(page)}.`,
    );
  },
  examples: `
achievements over the years; anniversary; apo pote iparhete;
are you a startup or have you been around for long; company age; company history; company milestones;
company origins; date of establishment; did you exist there before 2020; est; established when;
founded in 2019; founding year; have you been at it for long; history; how did it all begin;
how did it come into being; how did it get started; how did the company start;
how did your company come about; how experienced are you; how has the company changed;
how has the company developed; how has the company grown since 2023; how long are you in business;
how long do u been operating; how long has the company existed; how long has this been going;
how long have u been around; how long have you been in business; how many years do you exist;
how many years have you been trading; how much experience do you have; how old are you as a company;
how old is the company; how old is your company; in which year was it founded; inception;
is it a fresh firm; is it a new company; is this a young firm; new kids on the block; newcomers;
old hands; our story; pote idrithike; since what year are you active; since when;
since when does the company exist; since when have you been doing this; story behind you;
tell me about your milestones; tell me the story of the company; the beginnings please; the story so far;
were you already there before the pandemic; were you around before covid; what did you achieve in 2023;
what did you do in 2022; what experience have you got in this field; what happened in 2020;
what is your history; what was your first project; what was your milestone in 2021; what went on in 2018;
what year did you open up; what year were you established; when did the company open; when did you start;
when founded; when was it established; when was the company founded; when were you born;
when were you set up; which year was your firm created; year of foundation; years in the market;
years of experience; you an established company; you guys new; your background; your story;
your timeline
`,
};
