import { stem } from './stem.ts';

const contracted = new Map(
  Object.entries({
    whats: 'what',
    wheres: 'where',
    whens: 'when',
    whos: 'who',
    hows: 'how',
    whys: 'why',
    u: 'you',
    ur: 'your',
    ya: 'you',
    yall: 'you',
    yous: 'you',
    r: 'are',
    pls: 'please',
    plz: 'please',
    im: 'i',
    id: 'i',
    ive: 'i',
    dont: 'do',
    doesnt: 'does',
    cant: 'can',
    isnt: 'is',
    wanna: 'want',
    gonna: 'going',
    tel: 'telephone',
    biz: 'business',
    info: 'information',
    asap: 'soon',
    appt: 'appointment',
    apps: 'app',
  }),
);

/** Two words that mean one thing, written as one. */
const joined: readonly (readonly [pattern: RegExp, word: string])[] = [
  [/\be ?mail(s|ed|ing)?\b/g, 'email'],
  [/\be ?commerce\b/g, 'ecommerce'],
  [/\bchat ?(ro)?bots?\b/g, 'chatbot'],
  [/\bweb ?(site|page)s?\b/g, 'website'],
  [/\bhome ?pages?\b/g, 'website'],
  [/\bartif\w* intel\w*/g, 'ai'],
  [/\ba i\b/g, 'ai'],
  [/\bmachine learning\b/g, 'ai'],
  [/\bchat gpt\b/g, 'chatgpt'],
  [/\bpay ?backs?\b/g, 'payback'],
  [/\bcopy (and |n )?past(e|ing)\b/g, 'copypaste'],
  [/\bnews ?letters?\b/g, 'newsletter'],
  [/\bhead ?quarters?\b/g, 'headquarters'],
  [/\bhq\b/g, 'headquarters'],
  [/\btime ?(line|frame|scale)s?\b/g, 'timeline'],
  [/\bdash ?boards?\b/g, 'dashboard'],
  [/\bfollow ?ups?\b/g, 'followup'],
  [/\bweb ?shops?\b/g, 'webshop'],
  [/\bdata ?base(s?)\b/g, 'database$1'],
  [/\bcall ?cent(er|re)s?\b/g, 'callcentre'],
  [/\bgood ?bye\b/g, 'goodbye'],
  [/\bthank ?(you|u)\b/g, 'thankyou'],
  [/\bset ?up\b/g, 'setup'],
  [/\bspread ?sheets?\b/g, 'spreadsheet'],
  [/\bopen ?source\b/g, 'opensource'],
  [/\bround the clock\b/g, 'roundtheclock'],
  [/\bt (and )?cs?\b/g, 'terms'],
  [/\bsite map\b/g, 'sitemap'],
  [/\be ?shop\b/g, 'eshop'],
  [/\bpost ?codes?\b/g, 'postcode'],
  [/\bzip ?codes?\b/g, 'zipcode'],
  [/\bwi ?fi\b/g, 'wifi'],
];

/** The words of a text in lower case, without accents and punctuation; short forms are written out. */
export function wordsOf(text: string): readonly string[] {
  const read = text.slice(0, longestText);
  // "IT" is a department, "it" is anything, and in a text all in capitals nobody can tell.
  const told = /[a-z]/.test(read) ? read.replace(/\bIT\b/g, 'infotech') : read;
  let plain = told
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/n't\b/g, '')
    .replace(/'(s|re|ll|d|ve|m)\b/g, '')
    .replace(/'/g, '')
    // "heyyy" is "hey".
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/&/g, ' and ')
    .replace(/24 ?[/x] ?7/g, 'roundtheclock')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  for (const [pattern, word] of joined) plain = plain.replace(pattern, word);
  return plain === '' ? [] : plain.split(' ').map((word) => contracted.get(word) ?? word);
}

/** A question longer than this is read no further; what it is about has been said by then. */
const longestText = 2000;

/** The words as stems. */
export function stemsOf(text: string): readonly string[] {
  return wordsOf(text).map(stem);
}
