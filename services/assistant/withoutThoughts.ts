/** Names of the elements in which open models write down how they come to an answer. */
const thoughts = '(?:think(?:ing)?|thoughts?|reasoning)';
const harmonyAnswer = /^[\s\S]*<\|channel\|>final[^<]*<\|message\|>/;
const harmonyThoughts = /<\|channel\|>[\s\S]*$/;
const element = new RegExp(`(^|\\n)[^\\S\\n]*<(${thoughts})>[\\s\\S]*?(?:</\\2>|$)`, 'gi');
/** The template of some models has the opening tag, so that a reply has the closing one alone. */
const closed = new RegExp(`^[\\s\\S]*\\n?</${thoughts}>`, 'i');
const controls = /<\|[\w-]+\|>|<\/?(?:start_of_turn|end_of_turn|eos|bos|s)>/gi;
/** A tag that is still being written. */
const unfinished = /(?:^|\n)[^\S\n]*<[\w|/]{0,16}$/;

/** Returns the text for the visitor: without the model's thoughts and without the marks of its template. */
export const withoutThoughts = (text: string): string =>
  text
    .replace(harmonyAnswer, '')
    .replace(harmonyThoughts, '')
    .replace(element, '$1')
    .replace(closed, '')
    .replace(controls, '')
    .trim();

/** The same for a text that is still being written. */
export const writtenWithoutThoughts = (text: string): string => withoutThoughts(text.replace(unfinished, ''));
