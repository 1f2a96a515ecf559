import type { KnowledgeBase } from '../../knowledge/types.ts';
import topics from './greek.json';
import { type LocalAnswer, localAnswer, markdownLink, pageAt } from './localAnswer.ts';

/** The Greek answer for a topic, or a pointer to the page of the English one; without a topic, that there is none. */
export function greekAnswer(
  base: KnowledgeBase,
  topic: string,
  english: LocalAnswer | undefined,
): LocalAnswer {
  const contact = pageAt(base, '/contact');
  const answers: Readonly<Record<string, { readonly answer: string }>> = topics;
  const greek = answers[topic];
  if (greek) return { ...localAnswer(english?.pages ?? [contact], filled(greek.answer, base)), lang: 'el' };
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

/** True for a text mostly in Greek letters. */
export function isGreek(text: string): boolean {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  return count(/\p{Script=Greek}/gu) * 2 > count(/\p{L}/gu);
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
  };
  return text.replace(/\{(.*?)\}/g, (_, name: string) =>
    name.startsWith('/') ? markdownLink(pageAt(base, name)) : `${facts[name]}`,
  );
}
