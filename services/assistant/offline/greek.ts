import { buildPrice } from '../../knowledge/dayRate.ts';
import { formatMoney } from '../../knowledge/formatMoney.ts';
import type { KnowledgeBase } from '../../knowledge/types.ts';
import type { ChatMessage } from '../Assistant.ts';
import topics from './greek.json';
import { type LocalAnswer, localAnswer, markdownLink, pageAt } from './localAnswer.ts';
import { normalise } from './normalise.ts';

/** Words, normalised, that ask for a price. */
const asksPrice =
  /κοστ|στοιχ|τιμη|τιμες|ποσο (?:καν|εχει|παει)|ποσα|kosti|kostos|stoix|timi\b|poso (?:kan|exei|pai)|posa\b/;

/** Returns the prices of the service in its worked examples, or of all services, and the running costs. */
function greekPrice(base: KnowledgeBase, service: string | undefined, isMonthly: boolean): string {
  const subject = [...base.offerings, ...base.subOfferings].find(({ id }) => id === service);
  const prices = (subject ? [subject] : base.offerings).flatMap(({ price }) => price ?? []);
  if (prices.length === 0) return '';
  const range = (amounts: readonly number[]) => {
    const [least, most] = [Math.min(...amounts), Math.max(...amounts)].map(formatMoney);
    return least === most ? `**${least}**` : `**${least}** έως **${most}**`;
  };
  const sizes = (['small', 'usual', 'large'] as const).map((size) =>
    range(prices.map((price) => buildPrice(price[size]))),
  );
  const monthly = range(prices.flatMap(({ small, large }) => [small.monthly, large.monthly]));
  const about = subject ? `Για ${markdownLink(pageAt(base, `/services/${subject.id}`))}, στα` : 'Στα';
  return isMonthly
    ? `${about} παραδείγματά μας η λειτουργία κοστίζει ${monthly} τον μήνα, χωρίς ΦΠΑ.`
    : `${about} παραδείγματά μας, χωρίς ΦΠΑ, μια μικρή δουλειά κοστίζει ${sizes[0]}, μια συνηθισμένη ${sizes[1]} και μια μεγάλη ${sizes[2]}, και η λειτουργία ${monthly} τον μήνα.`;
}

/** Whether the firm has each page that a Greek answer names, and the times for a call if it names them. */
const isTrueOf = (base: KnowledgeBase, topic: string, answer: string) =>
  (topic !== 'consultation' || base.features.calls) &&
  Array.from(answer.matchAll(/\{(\/.*?)\}/g), ([, path]) => path).every((path) =>
    base.pages.some((page) => page.path === path),
  );

/** Follow-up questions after a Greek answer. */
const greekSuggestions = ['Τι υπηρεσίες προσφέρετε;', 'Πόσο κοστίζει;', 'Πώς επικοινωνώ μαζί σας;'];

/**
 * Returns the Greek answer for a topic. If there is none, it links to the page of the English answer, or says that
 * there is no answer.
 */
export function greekAnswer(
  base: KnowledgeBase,
  topic: string,
  english: LocalAnswer | undefined,
  question: string,
  service: string | undefined,
): LocalAnswer {
  const contact = pageAt(base, '/contact');
  const answers: Readonly<Record<string, { readonly answer: string }>> = topics;
  const greek = topic.split('+').flatMap((each) => {
    const answer = answers[each]?.answer;
    return answer && isTrueOf(base, each, answer) ? [answer] : [];
  });
  if (greek.length > 0) {
    const isMonthly = topic === 'running-costs';
    const named = service ?? (topic.split('+').includes('website') ? 'digital-presence' : topic);
    return {
      ...localAnswer(
        english?.pages ?? [contact],
        ...greek.map((answer) => filled(answer, base)),
        isMonthly || asksPrice.test(normalise(question)) ? greekPrice(base, named, isMonthly) : '',
      ),
      lang: 'el',
      suggestions: greekSuggestions,
    };
  }
  const [page] = english?.pages ?? [];
  return {
    ...localAnswer(
      page ? [page, contact] : [contact],
      page
        ? `Γι’ αυτό έχω απάντηση μόνο στα αγγλικά, στη σελίδα ${markdownLink(page)}.`
        : 'Δεν έχω πληροφορίες γι’ αυτό και δεν θέλω να μαντέψω.',
      `Στα ελληνικά απαντά άνθρωπος: ${markdownLink(contact)}, ${base.contact.phone}.`,
    ),
    lang: 'el',
    suggestions: greekSuggestions,
  };
}

/** Words of the Greek examples that also occur in English messages. */
const alsoEnglish = new Set(
  'chatbot site times gdpr email me o parking online eshop viber whatsapp xero a an to free softone e shop estate agency dorean'.split(
    ' ',
  ),
);
/** Greek words in Latin letters, from the examples. */
const greeklish = new Set(
  Object.values(topics)
    .flatMap(({ examples }) => examples.split(/\W+/))
    .filter((word) => word && !alsoEnglish.has(word)),
);

/** Whether a text is mostly in Greek letters, or in Greek words typed with Latin letters. */
export function isGreek(text: string): boolean {
  const words = normalise(text).split(' ');
  const greek = words.filter((word) => /\p{Script=Greek}/u.test(word) || greeklish.has(word));
  return greek.length * 2 >= words.length;
}

/** Most common English words. A text with one of them is English, whatever the language of earlier messages. */
const english =
  /\b(?:the|is|are|was|it|that|this|how|what|when|where|who|which|why|do|does|can|could|would|i|you|your|we|our|my|and|or|for|of|in|on|with|not|no|yes|please|thanks|much|many|have|has|there|tell|need|want)\b/;

/** Whether a text is Greek, or follows a Greek message and has no English words. */
export const isGreekAfter = (text: string, history: readonly ChatMessage[]): boolean =>
  isGreek(text) ||
  (isGreek(history.findLast(({ isUser }) => isUser)?.content ?? 'the') && !english.test(normalise(text)));

/** Replaces paths in braces by links, and placeholders by facts. */
function filled(text: string, base: KnowledgeBase): string {
  const { company, contact } = base;
  const facts: Readonly<Record<string, string | number>> = {
    company: company.name,
    founded: company.foundedYear,
    email: contact.email,
    phone: contact.phone,
    hours: contact.hours.replace(/^.*?, /, ''),
    address: contact.headquarters.address,
    zip: contact.headquarters.zip,
    city: contact.headquarters.city,
  };
  return text.replace(/\{(.*?)\}/g, (_, name: string) =>
    name.startsWith('/') ? markdownLink(pageAt(base, name)) : `${facts[name]}`,
  );
}
