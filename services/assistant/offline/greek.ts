import { buildPrice } from '../../knowledge/dayRate.ts';
import { formatMoney } from '../../knowledge/formatMoney.ts';
import type { KnowledgeBase } from '../../knowledge/types.ts';
import topics from './greek.json';
import { type LocalAnswer, localAnswer, markdownLink, pageAt } from './localAnswer.ts';
import { normalise } from './normalise.ts';

/** Words of a question for a price, normalised. */
const asksPrice =
  /κοστ|στοιχ|τιμη|τιμες|ποσο (?:καν|εχει|παει)|ποσα|kosti|kostos|stoix|timi\b|poso (?:kan|exei|pai)|posa\b/;

/** The price of a usual job of the service. */
function greekPrice(base: KnowledgeBase, question: string, service: string | undefined): string {
  if (!asksPrice.test(normalise(question))) return '';
  const subject = [...base.offerings, ...base.subOfferings].find(({ id }) => id === service);
  return subject?.price
    ? `Για ${markdownLink(pageAt(base, `/services/${subject.id}`))}, μια συνηθισμένη δουλειά κοστίζει **${formatMoney(buildPrice(subject.price.usual))}**.`
    : '';
}

/** The Greek answer for a topic, or a pointer to the page of the English one; without a topic, that there is none. */
export function greekAnswer(
  base: KnowledgeBase,
  topic: string,
  english: LocalAnswer | undefined,
  question: string,
  service: string | undefined,
): LocalAnswer {
  const contact = pageAt(base, '/contact');
  const answers: Readonly<Record<string, { readonly answer: string }>> = topics;
  const greek = answers[topic];
  if (greek) {
    const pages = english?.pages ?? [contact];
    return {
      ...localAnswer(pages, filled(greek.answer, base), greekPrice(base, question, service ?? topic)),
      lang: 'el',
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
  };
}

/** Greek words in Latin letters, from the examples. Those that English has as well are left out. */
const greeklish = new Set(
  Object.values(topics)
    .flatMap(({ examples }) => examples.split(/\W+/))
    .filter((word) => !['', 'chatbot', 'site', 'times', 'gdpr', 'email', 'me', 'o'].includes(word)),
);

/** True for a text mostly in Greek letters, or in Greek words typed with Latin letters. */
export function isGreek(text: string): boolean {
  const words = normalise(text).split(' ');
  const greek = words.filter((word) => /\p{Script=Greek}/u.test(word) || greeklish.has(word));
  return greek.length * 2 >= words.length;
}

/** Puts links in the place of paths in braces, and facts in the place of their names. */
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
