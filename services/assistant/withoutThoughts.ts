/** Names of the elements in which open models write their reasoning. */
const thoughts = '(?:think(?:ing)?|thoughts?|reasoning)';
/** Matches everything before the answer in Harmony, the format of OpenAI's open models. */
const harmonyAnswer = /^[\s\S]*<\|channel\|>final[^<]*<\|message\|>/;
/** Matches the thoughts of a Harmony text without an answer. */
const harmonyThoughts = /<\|channel\|>[\s\S]*$/;
/** Matches an element with thoughts at the beginning of a line. Its end may be missing. */
const element = new RegExp(`(^|\\n)[^\\S\\n]*<(${thoughts})>[\\s\\S]*?(?:</\\2>|$)`, 'gi');
/**
 * Matches everything up to a closing tag. The template of some models contains the opening tag, so the reply has only
 * the closing tag.
 */
const beforeClosingTag = new RegExp(`^[\\s\\S]*\\n?</${thoughts}>`, 'i');
/** Matches the control tokens of chat templates. */
const controlTokens = /<\|[\w-]+\|>|<\/?(?:start_of_turn|end_of_turn|eos|bos|s)>/gi;
/** Matches a tag that is still being written. */
const unfinished = /(?:^|\n)[^\S\n]*<[\w|/]{0,16}$/;

/** Returns the text for the visitor, without the model's reasoning and without template marks. */
export const withoutThoughts = (text: string): string =>
  text
    .replace(harmonyAnswer, '')
    .replace(harmonyThoughts, '')
    .replace(element, '$1')
    .replace(beforeClosingTag, '')
    .replace(controlTokens, '')
    .trim();

/** Same as `withoutThoughts`, for a text that is still being written. */
export const writtenWithoutThoughts = (text: string): string => withoutThoughts(text.replace(unfinished, ''));
