import type { KnowledgeBase } from '../../knowledge/types.ts';
import { type LocalAnswer, localAnswer, markdownLink, pageAt } from './localAnswer.ts';
import { normalise } from './normalise.ts';

/** Language, recognised by its letters or its commonest words, and its sentence; `{contact}` is the link to a person. */
interface Language {
  readonly letters?: RegExp;
  /** Words that English has not, normalised. */
  readonly words?: string;
  readonly says: string;
}

const languages: Readonly<Record<string, Language>> = {
  ru: {
    letters: /\p{Script=Cyrillic}/u,
    says: 'Ответы здесь только на английском или греческом; связаться с человеком можно здесь: {contact}.',
  },
  ar: {
    letters: /\p{Script=Arabic}/u,
    says: 'الإجابات هنا بالإنجليزية أو اليونانية فقط؛ للتحدث إلى شخص: {contact}.',
  },
  he: { letters: /\p{Script=Hebrew}/u, says: 'התשובות כאן באנגלית או ביוונית בלבד; לפנייה לאדם: {contact}.' },
  zh: { letters: /\p{Script=Han}/u, says: '这里只用英语或希腊语回答；联系工作人员：{contact}。' },
  tr: {
    letters: /[ğşı]/i,
    words:
      'merhaba selam kadar fiyat fiyati fiyatlari nasil bir icin misiniz musunuz turkce nerede hizmet hizmetler hangi tesekkurler lutfen istiyorum konusuyor siz biz yapiyor sunuyorsunuz',
    says: 'Buradaki cevaplar İngilizce veya Yunancadır; bir kişiye buradan ulaşabilirsiniz: {contact}.',
  },
  de: {
    letters: /ß/,
    words:
      'ich nicht und ist wie sie kostet kosten haben eine einen ein fur mit konnen wir der das viel auf gibt bitte sprechen deutsch hallo guten danke hilfe wo welche machen bieten brauche ihre kann',
    says: 'Antworten gibt es hier auf Englisch oder Griechisch; einen Menschen erreichen Sie hier: {contact}.',
  },
  fr: {
    words:
      'je vous est les des une pour combien coute avec quel quelle quels bonjour merci parlez francais votre vos nous sont cest avez prix salut faites ou etes sil plait puis voudrais',
    says: 'Les réponses sont ici en anglais ou en grec ; pour joindre une personne : {contact}.',
  },
  es: {
    letters: /[ñ¿¡]/,
    words:
      'hola cuanto cuesta cuestan ustedes para una las los por como gracias hablan espanol tienen donde servicios ofrecen precio buenos dias quiero necesito',
    says: 'Aquí respondemos en inglés o en griego; para hablar con una persona: {contact}.',
  },
  it: {
    words:
      'ciao quanto costa siete una sono grazie italiano parlate dove buongiorno servizi offrite vorrei avete',
    says: 'Qui le risposte sono in inglese o in greco; per parlare con una persona: {contact}.',
  },
  ro: {
    letters: /[țșă]/i,
    words: 'buna cat costa este pentru sunteti multumesc vorbiti romana servicii oferiti rog unde aveti',
    says: 'Răspunsurile de aici sunt în engleză sau greacă; o persoană găsiți aici: {contact}.',
  },
  pl: {
    letters: /[łąęśż]/i,
    words: 'czy jest ile kosztuje dzien dobry sie mowicie polsku dziekuje prosze gdzie macie jak',
    says: 'Odpowiedzi są tu po angielsku lub grecku; człowieka znajdziesz tutaj: {contact}.',
  },
};

/** One sentence in the language of a question that is neither English nor Greek; nothing for those. */
export function otherLanguageAnswer(
  base: KnowledgeBase,
  question: string,
): (LocalAnswer & { readonly lang: string }) | undefined {
  const words = normalise(question).split(' ');
  const [lang, { says = '' } = {}] =
    Object.entries(languages).find(([, each]) => isIn(each, question, words)) ?? [];
  if (!lang) return undefined;
  const page = pageAt(base, '/contact');
  return { ...localAnswer([page], says.replace('{contact}', markdownLink(page))), lang };
}

/** A script by most of the letters; a language in Latin letters by its words, of which there must be two and many. */
function isIn({ letters, words: known }: Language, question: string, words: readonly string[]): boolean {
  const characters = [...question].filter((character) => /\p{L}/u.test(character));
  if (!known)
    return characters.filter((character) => letters?.test(character)).length * 2 > characters.length;
  const held =
    words.filter((word) => known.split(' ').includes(word)).length + (letters?.test(question) ? 1 : 0);
  return held >= Math.max(2, words.length * 0.4) || (words.length === 1 && held === 1);
}
