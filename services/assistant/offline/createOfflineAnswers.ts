import type { Offering, SubOffering } from '../../knowledge/types.ts';
import type { ChatMessage } from '../Assistant.ts';
import { crisisAnswer } from '../crisis.ts';
import { followUpSuggestions } from '../suggestions.ts';
import { serviceLink } from './answerParts.ts';
import {
  contactDetailsAnswer,
  hasContactDetails,
  wantsCall,
  withoutContactDetails,
} from './contactDetails.ts';
import {
  accepts,
  earlier,
  goesOn,
  isShort,
  questionsIn,
  subjectBefore,
  turnsDown,
  wantsMore,
} from './conversation.ts';
import { greekAnswer, isGreek } from './greek.ts';
import { type LocalAnswer, localAnswer, markdownLink, pageAt } from './localAnswer.ts';
import { otherLanguageAnswer } from './otherLanguages.ts';
import { createQuestionReader, type QuestionReading } from './readQuestion.ts';
import { createSingleAnswers, manners, type OfflineAnswer, type OfflineOptions } from './singleAnswers.ts';
import { topics } from './topics.ts';

/** Topics of those who want to be reached. */
const reachesUs = new Set(['contact', 'consultation', 'complaint', 'vacancies', 'offers']);
/** Topics that are asked of a service: "and how much is that?". */
const ofService = new Set(['price', 'time', 'return', 'case-studies', 'languages', 'support']);

/**
 * Answers without AI. A danger comes first, then what is no question. The title or the words of one of our texts are
 * found by searching, everything else is one of the topics, an offer of the likeliest, or nothing that can be read.
 * Nothing the visitor wrote is ever part of an answer. `history` is what was said before the question.
 */
export function createOfflineAnswers(
  options: OfflineOptions,
): (question: string, history?: readonly ChatMessage[]) => OfflineAnswer {
  const { knowledge: base } = options;
  const read = createQuestionReader(base);
  const { answerOf, answerOne } = createSingleAnswers(options);
  const subjects: readonly (Offering | SubOffering)[] = [...base.offerings, ...base.subOfferings];
  const subjectOf = (id: string | undefined) => subjects.find((subject) => subject.id === id);
  const isSubject = (id: string) => subjectOf(id) !== undefined;
  const names = [
    ...topics
      .filter(({ id }) => isSubject(id) || id === 'ai')
      .map(({ id, names: more = [] }) => ({ id, names: more })),
    ...subjects.map(({ id, title }) => ({ id, names: [title.toLowerCase()] })),
  ].flatMap(({ id, names: all }) => all.map((name) => ({ id, name })));
  const longestFirst = names.map(({ name }) => name).sort((a, b) => b.length - a.length);

  /** Reads an earlier message without what it turned down. */
  function readKept(question: string): QuestionReading {
    const reading = read(question);
    const refusal = turnsDown(reading.text, longestFirst);
    return refusal ? read(refusal.rest) : reading;
  }

  /** Answers by what was said before: an offer taken, more on the same, the same asked of another service. */
  function answerInContext(reading: QuestionReading, history: readonly ChatMessage[]): OfflineAnswer {
    const { questions, reply } = earlier(history);
    const before = questions.map(readKept);
    const [last] = before;
    const subject =
      subjectBefore(before, isSubject) ?? subjects.find(({ title }) => reply.startsWith(`**${title}`))?.id;
    if (last && accepts(reading.text)) {
      const [offer = ''] = followUpSuggestions(questions[0] ?? '', reply, base);
      const [likeliest] = last.likely;
      return (
        (last.certainty === 'unsure' && likeliest ? answerOf(likeliest, last, subject) : undefined) ??
        answerOne(read(offer), subject)
      );
    }
    if (last && wantsMore(reading.text)) {
      const topic = subject ?? (last.certainty === 'sure' ? last.likely[0] : undefined);
      const more = topic && answerOf(topic, last, undefined);
      if (more) return more;
    }
    if (!last || !(goesOn(reading.words) || isShort(reading.words))) return answerOne(reading, undefined);
    const [topic] = reading.likely;
    const [topicBefore] = last.likely;
    const named = reading.service;
    if (named && topic === named && topicBefore && ofService.has(topicBefore))
      return answerOf(topicBefore, reading, named) ?? answerOne(reading, subject);
    if (subject && topic && ofService.has(topic) && reading.certainty !== 'none')
      return answerOf(topic, reading, named ?? subject) ?? answerOne(reading, subject);
    const service = subjectOf(subject);
    if (service && reading.certainty !== 'sure' && !named && goesOn(reading.words)) {
      const contact = pageAt(base, '/contact');
      return {
        ...localAnswer(
          [{ name: service.title, path: `/services/${service.id}` }, contact],
          `I have nothing written about that. What there is on ${serviceLink(service)} stands on its page; a person knows the rest: ${markdownLink(contact)}.`,
        ),
        by: 'none',
      };
    }
    return answerOne(reading, subject);
  }

  /** Answers what is left of a message that turns a service down; the other services if that is nothing. */
  function answerRest(reading: QuestionReading): OfflineAnswer | undefined {
    const refusal = turnsDown(reading.text, longestFirst);
    const refused = names.find(({ name }) => name === refusal?.name)?.id;
    if (!refusal || !refused) return undefined;
    const rest = read(refusal.rest);
    const topic = rest.service ?? rest.likely[0];
    if (
      rest.words.length > 2 &&
      rest.certainty !== 'none' &&
      topic &&
      topic !== refused &&
      !manners.has(topic)
    )
      return answerOf(topic, rest, rest.service);
    const page = pageAt(base, '/services');
    const others = base.offerings.filter(
      ({ id, title }) => id !== refused && (refused !== 'ai' || !/\bAI\b/.test(title)),
    );
    return {
      ...localAnswer(
        [page],
        'Then something else. We also do:',
        others.map((service) => `- ${serviceLink(service)}: ${service.summary}`).join('\n'),
        `All of it: ${markdownLink(page)}.`,
      ),
      by: 'services',
    };
  }

  function answerMessage(message: string, history: readonly ChatMessage[]): OfflineAnswer {
    const parts = questionsIn(message).map(read);
    const clear = parts.filter(
      ({ certainty, likely: [topic = ''] }) => certainty === 'sure' && !manners.has(topic),
    );
    const [one, two] = clear;
    if (one && two) {
      const [first, second] = [answerOne(one, undefined), answerOne(two, one.service)];
      if (first.by !== second.by) return joined(first, second);
    }
    const reading = one && !two ? one : parts.length === 1 && parts[0] ? parts[0] : read(message);
    return answerRest(reading) ?? answerInContext(reading, history);
  }

  /** Says that our people do not read the chat, and answers what is asked beside the contact details. */
  function withDetails(message: string, history: readonly ChatMessage[]): OfflineAnswer {
    const details = { ...contactDetailsAnswer(base), by: 'details' };
    const answer = answerMessage(withoutContactDetails(message), history);
    const isNone = ['none', 'ask', ...manners, ...reachesUs].includes(answer.by);
    return isNone ? details : { ...joined(details, answer), offers: details.offers ?? [] };
  }

  return (question, history = []) => {
    const crisis = crisisAnswer(question);
    if (crisis) return { ...crisis, pages: [], suggestions: [], by: 'crisis' };
    if (hasContactDetails(question)) return withDetails(question, history);
    const other = otherLanguageAnswer(base, question);
    if (other) return { ...other, by: 'language' };
    const answer = answerMessage(question, history);
    if (isGreek(question)) {
      const isKnown = answer.by !== 'none' && answer.by !== 'ask';
      return { ...greekAnswer(base, answer.by, isKnown ? answer : undefined), by: answer.by };
    }
    return answer.by === 'consultation' ||
      (answer.by !== 'none' && answer.by !== 'ask' && wantsCall(question))
      ? { ...answer, offers: ['call'] }
      : answer;
  };
}

/** The beginnings of two answers: a paragraph of each, with its list. */
function joined(first: OfflineAnswer, second: OfflineAnswer): OfflineAnswer {
  const brief = ({ content }: LocalAnswer) => {
    const [opening = '', next = ''] = content.split('\n\n');
    return /^(?:- |1\. )/.test(next) ? `${opening}\n\n${next}` : opening;
  };
  const pages = [...first.pages, ...second.pages];
  return {
    ...localAnswer(
      pages.filter(({ path }, at) => pages.findIndex((page) => page.path === path) === at),
      brief(first),
      brief(second),
    ),
    by: `${first.by}+${second.by}`,
  };
}
