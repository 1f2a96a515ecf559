import { withoutThoughts, writtenWithoutThoughts } from './withoutThoughts.ts';

/** Calls of tools, ended or not, marks of models and of their sources. */
const leftovers: readonly RegExp[] = [
  /<(tool_calls?|tool_code|tool_use|function_calls?|function|invoke|tool_response|tool_outputs?)\b[^>]*>[\s\S]*?(?:<\/\1>|$)/gi,
  /\[(THINK|TOOL_CALLS?)\][\s\S]*?(?:\[\/\1\]|$)/g,
  /```(?:tool_code|tool_call|tool_outputs?|json)\s*(?:\{|\[|print\()[\s\S]*?(?:```|$)/g,
  /^\s*[{[]\s*"(?:tool|tool_calls?|name|function|action|arguments|recipient_name)"\s*:[\s\S]*$/,
  /<<\/?SYS>>|\[\/?INST\]|<\/?(?:answer|response|output|final|final_answer)>/gi,
  /【[^】]*(?:】|$)/g,
  // Marks of sources, unless the text has the note or the address.
  /(?<!^)\[(\^?\d{1,3})\](?![(`\w])(?![\s\S]*^\[\1\]:)/gm,
  /\[cite_start\]|\[cite:[^\]]*\]|\[\d{1,3}(?:, ?\d{1,3})+\](?![(`\w])/g,
];

const speaker =
  /^\s*(?:\*\*)?(?:(?:[\p{L} ]{1,30} )?assistant|model|bot|ai|answer|final answer|response|reply)(?:\*\*)?\s*:(?:\*\*)?\s+/iu;

/** The words of an answer that are meant for the visitor. */
export const cleanReply = (text: string): string => withoutLeftovers(withoutThoughts(text));

/** The same for an answer that is still being written. */
export const cleanWritten = (text: string): string => withoutLeftovers(writtenWithoutThoughts(text));

const withoutLeftovers = (text: string) =>
  leftovers
    .reduce((rest, leftover) => rest.replace(leftover, ''), text)
    .replace(speaker, '')
    .replace(/[ \t]+(?=[.,;!?](?:\s|$))/g, '')
    .trim();
