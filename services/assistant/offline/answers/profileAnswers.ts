import { answerOf, link, listed, pageAt } from '../pageLinks.ts';
import type { CompanyTopic } from '../topics.ts';
import type { Answer } from './Ask.ts';

type ProfileTopic = Extract<
  CompanyTopic,
  'founder' | 'history' | 'mission' | 'vision' | 'values' | 'results' | 'languages' | 'hours'
>;

/** The answers to what visitors ask about the company as such: who, since when, what for. */
export const profileAnswers: Readonly<Record<ProfileTopic, Answer>> = {
  founder: ({ base }) => {
    const { name, title, quote } = base.company.founder;
    const page = pageAt(base, '/about');
    return answerOf([page], `**${name}**, ${title.toLowerCase()}:`, `> ${quote}`, `More on ${link(page)}.`);
  },
  history: ({ base }) => {
    const { foundedYear, milestones, stats } = base.company;
    const page = pageAt(base, '/about');
    const [first] = milestones;
    return answerOf(
      [page],
      `Since ${foundedYear}. ${first ? `${first.description} ` : ''}${stats.projectsCompleted} projects later, the rest is on ${link(page)}.`,
    );
  },
  mission: ({ base }) => {
    const page = pageAt(base, '/about');
    return answerOf(
      [page],
      `> ${base.company.mission}`,
      `That is the mission. The rest is on ${link(page)}.`,
    );
  },
  vision: ({ base }) => {
    const page = pageAt(base, '/about');
    return answerOf(
      [page],
      `> ${base.company.vision}`,
      `That is the vision. How we mean to get there is on ${link(page)}.`,
    );
  },
  values: ({ base }) => {
    const page = pageAt(base, '/about');
    return answerOf(
      [page],
      base.company.values.map(({ title, description }) => `- **${title}.** ${description}`).join('\n'),
      `With the people behind them on ${link(page)}.`,
    );
  },
  results: ({ base }) => {
    const { clients, projectsCompleted, successRate, clientSatisfaction } = base.company.stats;
    const page = pageAt(base, '/case-studies');
    return answerOf(
      [page],
      `**${clients}** clients, **${projectsCompleted}** projects completed, a success rate of **${successRate}** and client satisfaction of **${clientSatisfaction}**.`,
      `What is behind the figures: ${link(page)}.`,
    );
  },
  languages: ({ base }) => {
    const pages = [pageAt(base, '/services/voice-agents'), pageAt(base, '/contact')];
    return answerOf(
      pages,
      `We work in ${listed(base.company.languages)}, and so do the agents we build: ${link(pageAt(base, '/services/voice-agents'))}, for one. For another language, ask: ${link(pageAt(base, '/contact'))}.`,
    );
  },
  hours: ({ base }) => {
    const page = pageAt(base, '/contact');
    return answerOf(
      [page],
      `We are at our desks ${base.contact.hours}. Messages are answered ${base.contact.replyTime}: ${link(page)}.`,
    );
  },
};
