import { readFileSync } from 'node:fs';

import { filesIn } from '#tests/support/filesIn.ts';

/** A piece of text that a visitor may read, and the file it stands in. */
export interface Prose {
  readonly file: string;
  readonly text: string;
}

/** Stories and tests, and code whose sentences are for the console. */
const notForVisitors = /\.(test|stories|examples)\.tsx?$|^site\/app\/|Provider\.tsx$/;

/** The files in which words for visitors stand. Rules and tests of the assistant hold words that visitors type. */
const files = () => [
  ...filesIn(['services/knowledge'], /\.ts$/, notForVisitors),
  ...filesIn(
    ['services/assistant/offline'],
    /(topics\/\w+|answerParts|serviceAnswer|createOfflineAnswers|noMatch)\.ts$/,
    notForVisitors,
  ),
  ...filesIn(['services/audit/templates'], /\.ts$/, notForVisitors),
  ...filesIn(['site'], /\.(content\.ts|tsx|md)$/, notForVisitors),
  ...filesIn(['site/content'], /^site\/content\/navigation\.ts$/, notForVisitors),
  ...filesIn(['site/content/legal'], /\.ts$/, notForVisitors),
  ...filesIn(['site/content/accessibility'], /Statement\.ts$/, notForVisitors),
  ...filesIn(['design-system/labels'], /english\w*\.ts$/, notForVisitors),
];

/** Everything that a visitor may read: posts whole, of the source only what stands in quotes or between tags. */
export const allProse = (): readonly Prose[] =>
  files().flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const texts = file.endsWith('.md') ? [proseOfPost(source)] : proseOfSource(source);
    return texts.map((text) => ({ file, text }));
  });

/** A post without what is no prose: fields that are no text, code, addresses. */
export const proseOfPost = (source: string) =>
  source
    .replace(/^ *(category|date|updated|tags|inShort|sources|url|facts|read|checked):.*$/gm, '')
    .replace(/```.*?```|`[^`\n]*`/gs, ' ')
    .replace(/\]\([^)]*\)/g, ']');

/** Examples of questions, typos included, and lists of single words to look for in one. */
const asked = /\bexamples: `[^`]*`|\bnames: \[[^\]]*\]|'[^'\n]*'\s*\.split\(/g;
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const imports = /^(import|export)\b[^;]*\bfrom '[^']*';$/gm;
const literal = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`|"([^"\n]*)"|>([^<>{}=;,)][^<>{}=;]*)</g;

/** The sentences and names among the literals of a source file, and the text between its tags. */
export function proseOfSource(source: string): string[] {
  const bare = source.replace(asked, '').replace(comments, '').replace(imports, '');
  return [...bare.matchAll(literal)]
    .map((match) => (match.slice(1).find((text) => text !== undefined) ?? '').trim())
    .map((text) =>
      text
        .replace(/\$\{[^}]*\}/g, ' ')
        .replace(/\\u([\da-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
        .replace(/\\n/g, ' ')
        .replace(/\\(.)/g, '$1'),
    )
    .filter(isProse);
}

/** Words, and not a key, a path or the name of a class: a capital at the beginning, or more than one word. */
const isProse = (text: string) =>
  (/^\p{Lu}\p{Ll}/u.test(text) || /\p{L}[,.:;]? \p{L}/u.test(text)) && !markup.test(text);
/** Values of attributes and selectors of elements. */
const markup = /\b(noopener|nofollow|textarea|fieldset|ComponentProps)\b|^[A-Z][a-z]+[A-Z]\w+(?![ \w])/;
