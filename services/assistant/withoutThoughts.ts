/** Names of the elements in which open models write their reasoning. */
const thoughts = '(?:think(?:ing)?|thoughts?|reasoning)';
const harmonyAnswer = /^[\s\S]*<\|channel\|>final[^<]*<\|message\|>/;
const harmonyThoughts = /<\|channel\|>[\s\S]*$/;
const element = new RegExp(`(^|\\n)[^\\S\\n]*<(${thoughts})>[\\s\\S]*?(?:</\\2>|$)`, 'gi');
/** The template of some models already contains the opening tag. Then the reply has only the closing tag. */
const closed = new RegExp(`^[\\s\\S]*\\n?</${thoughts}>`, 'i');
const controls = /<\|[\w-]+\|>|<\/?(?:start_of_turn|end_of_turn|eos|bos|s)>/gi;
/** Matches a tag that is still being written. */
const unfinished = /(?:^|\n)[^\S\n]*<[\w|/]{0,16}$/;

/** Returns the text for the visitor, without the model's reasoning and without template marks. */
export const withoutThoughts = (text: string): string =>
  text
    .replace(harmonyAnswer, '')
    .replace(harmonyThoughts, '')
    .replace(element, '$1')
    .replace(closed, '')
    .replace(controls, '')
    .trim();

/** Same as `withoutThoughts`, for a text that is still being written. */
export const writtenWithoutThoughts = (text: string): string => withoutThoughts(text.replace(unfinished, ''));
