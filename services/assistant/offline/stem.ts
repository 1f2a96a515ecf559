const vowel = /[aeiouy]/;

/**
 * The part of an English word that its forms share: plural and singular, -ing and -ed, British and American spelling.
 * Not a dictionary form; only equality of two stems means anything.
 */
export function stem(word: string): string {
  if (word.length <= 3) return word;
  let part = american(word);
  part = singular(part);
  part = withoutEnding(part);
  part = part.replace(/(?<=..)ly$/, '');
  part = part.replace(/(?<=[a-z]{3}t)ion$/, '');
  part = part.replace(/(?<=[a-z]{4})e$/, '');
  return part;
}

function american(word: string): string {
  return word
    .replace(/is(ation|ations|e|ed|es|er|ing)$/, (ending, rest: string, at: number) =>
      at >= 4 ? `iz${rest}` : ending,
    )
    .replace(/(?<=[a-z]{3})our(s|ed|ing|ful)?$/, 'or$1')
    .replace(/tre(s?)$/, 'ter$1')
    .replace(/ogue(s?)$/, 'og$1')
    .replace(/gramme(s?)$/, 'gram$1')
    .replace(/(?<=[a-z]{3}el)l(ing|ed)$/, '$1')
    .replace(/^licence/, 'license')
    .replace(/^enquir/, 'inquir');
}

function singular(word: string): string {
  if (/(ss|us|is)$/.test(word) || word === 'news') return word;
  if (/[a-z]{2}ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

function withoutEnding(word: string): string {
  for (const ending of ['ing', 'ed']) {
    const rest = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || rest.length < 3 || !vowel.test(rest)) continue;
    if (/([bdgmnprt])\1$/.test(rest)) return rest.slice(0, -1);
    return /^[^aeiou]+[aeiouy][^aeiouwxy]$/.test(rest) && rest.length <= 4 ? `${rest}e` : rest;
  }
  return word;
}
