import { answerOf, firstSentence, link, listed, pageAt } from '../pageLinks.ts';
import type { KeywordTopic } from '../topics.ts';
import type { Answer } from './Ask.ts';
import { aboutSubject, faqAnswer, serviceLink } from './parts.ts';

/** The answers to the thirteen keywords of specification section 9. */
export const keywordAnswers: Readonly<Record<KeywordTopic, Answer>> = {
  location: ({ base }) => {
    const { address, zip, city, country } = base.contact.headquarters;
    const page = pageAt(base, '/contact');
    return answerOf(
      [page],
      `Our office is at **${address}, ${zip} ${city}, ${country}**, open ${base.contact.hours}.`,
      `The map is on ${link(page)}. Ring first and there will be coffee.`,
    );
  },
  'why-choose': ({ base }) => {
    const pages = [pageAt(base, '/about'), pageAt(base, '/case-studies')];
    return answerOf(
      pages,
      'Four things we hold ourselves to, and you can check each of them:',
      base.company.values
        .map(({ title, description }) => `- **${title}.** ${firstSentence(description)}`)
        .join('\n'),
      `Our ${pages.map(link)[1]} say what went wrong, too. More on ${pages.map(link)[0]}.`,
    );
  },
  hello: ({ base }) => {
    const pages = [pageAt(base, '/services'), pageAt(base, '/ai-audit')];
    return answerOf(
      pages,
      `Hello! Ask me what we do, what it costs, how long it takes or where we are. Or look at ${pages.map(link).join(' or the ')}.`,
    );
  },
  help: ({ base }) => {
    const pages = [pageAt(base, '/services'), pageAt(base, '/contact')];
    return answerOf(
      pages,
      'I can tell you:',
      [
        'what we do and for whom',
        'what it costs and how long it takes',
        'what came of it elsewhere',
        'how to reach a person',
      ]
        .map((line) => `- ${line}`)
        .join('\n'),
      `Ask in your own words, or start at ${link(pageAt(base, '/services'))}. If you would rather have a person: ${link(pageAt(base, '/contact'))}.`,
    );
  },
  contact: ({ base }) => {
    const { email, phone, hours, replyTime } = base.contact;
    const page = pageAt(base, '/contact');
    return answerOf(
      [page],
      `Write to [${email}](mailto:${email}), ring **${phone}** (${hours}) or use the form on ${link(page)}.`,
      `A person replies ${replyTime}.`,
    );
  },
  services: ({ base }) => {
    const page = pageAt(base, '/services');
    return answerOf(
      [page],
      `We offer ${listed(base.services.map(serviceLink))}.`,
      `Each is on one line at ${link(page)}. Tell me what slows your team down and I will point to the right one.`,
    );
  },
  price: ({ base, subject }) => {
    const page = pageAt(base, '/contact');
    return answerOf(
      [page, pageAt(base, '/ai-audit')],
      faqAnswer(base, 'price'),
      `${aboutSubject(subject, (title) => `For ${title}, the price depends on how many systems it has to work with.`)} Tell us what it should do and we will put a figure on it: ${link(page)}.`.trim(),
    );
  },
  ai: ({ base }) => {
    const pages = [pageAt(base, '/services/ai-automation'), pageAt(base, '/services')];
    return answerOf(
      pages,
      'AI is for the routine that needs reading, listening or a little judgement. For the rest, plain software is cheaper and does not improvise.',
      base.services
        .filter(({ title }) => /\bAI\b/.test(title))
        .map((service) => `- ${serviceLink(service)}: ${service.summary}`)
        .join('\n'),
      `All of it is at ${link(pageAt(base, '/services'))}.`,
    );
  },
  website: ({ base }) => {
    const page = pageAt(base, '/services/digital-presence');
    const service = base.services.find(({ id }) => id === 'digital-presence');
    const chatbots = pageAt(base, '/services/chatbots');
    return answerOf(
      [page, chatbots],
      `Yes, we build websites and shops. ${service?.summary ?? ''} A first release takes ${service?.typicalTime.split(' for ')[0] ?? ''}.`,
      `See ${link(page)}, and ${link(chatbots)} if it should also talk back.`,
    );
  },
  consultation: ({ base }) => {
    const pages = [pageAt(base, '/contact'), pageAt(base, '/ai-audit')];
    return answerOf(
      pages,
      `Consultations are complimentary. Leave a message on ${link(pageAt(base, '/contact'))} or ring ${base.contact.phone}, say what takes too long, and a person answers ${base.contact.replyTime} with a time to talk.`,
      `If you want something written first, the ${link(pageAt(base, '/ai-audit'))} is free as well.`,
    );
  },
  about: ({ base }) => {
    const { description, foundedYear, stats } = base.company;
    const page = pageAt(base, '/about');
    return answerOf(
      [page],
      `${description} We started in ${foundedYear} and have worked for ${stats.clients} clients since.`,
      `The longer story, with the people and the principles, is on ${link(page)}.`,
    );
  },
  thanks: ({ base }) => {
    const page = pageAt(base, '/contact');
    return answerOf(
      [page],
      `You are welcome. If something is still open, ask on, or let a person answer: ${link(page)}.`,
    );
  },
  bye: ({ base }) => {
    const page = pageAt(base, '/ai-audit');
    return answerOf(
      [page],
      `Goodbye, and good luck with the routine. Should you want to be rid of it: ${link(page)}.`,
    );
  },
};
