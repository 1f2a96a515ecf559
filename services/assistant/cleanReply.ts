import { withoutThoughts, writtenWithoutThoughts } from './withoutThoughts.ts';

/** Start and end marks of text that models write for programs: tool calls and their output. */
const spans = [
  ...['tool_call', 'tool_calls', 'tool_code', 'tool_use', 'function_calls', 'function'].map(element),
  ...['tool_response', 'tool_output', 'tool_outputs'].map(element),
  ['<function=', '</function>'],
  ['<invoke ', '</invoke>'],
  ['[THINK]', '[/THINK]'],
  ['[TOOL_CALL]', '[/TOOL_CALL]'],
  ['[TOOL_CALLS]', '[/TOOL_CALLS]'],
  ['```tool_code', '```'],
  ['```tool_call', '```'],
  ['```tool_output', '```'],
  ['```json', '```'],
  ['【', '】'],
] as const;
/** Marks of chat templates around the answer. */
const marks = ['<<SYS>>', '<</SYS>>', '[INST]', '[/INST]', '[cite_start]'].concat(
  ['answer', 'response', 'output', 'final', 'final_answer'].flatMap(element),
);
/** Matches an answer that is JSON instead of text. */
const json = /^\s*(?:\{|\[\s*\{)\s*"/;
/** Matches source numbers: "[1]", "[^2]", "[1, 2]", "[cite: 3]". Links, code and footnotes do not match. */
const sources = /\[(?:cite: ?)?\^?\d{1,3}(?:, ?\d{1,3})*\](?![(`\w])/g;
/** Matches the text of a footnote. */
const footnote = /^\[\^?\d{1,3}\]:/m;
/** Matches the name of the assistant before its answer: "Assistant: ". */
const speaker =
  /^\*{0,2}(?:assistant|[\p{L} ]{1,30} assistant|model|bot|ai|answer|final answer|response|reply)\*{0,2}:\*{0,2}\s+/iu;
const spaceBeforePunctuation = /[ \t]+(?=[.,;!?](?:\s|$))/g;

function element(name: string): readonly [string, string] {
  return [`<${name}>`, `</${name}>`];
}

/** Returns the part of an answer that is meant for the visitor. */
export const cleanReply = (text: string): string => withoutLeftovers(withoutThoughts(text));

/** Same as `cleanReply`, for an answer that is still being written. */
export const cleanWritten = (text: string): string => withoutLeftovers(writtenWithoutThoughts(text));

function withoutLeftovers(text: string): string {
  const answer = marks.reduce((rest, mark) => rest.replaceAll(mark, ''), spans.reduce(withoutSpan, text));
  if (json.test(answer)) return '';
  const withoutSources = footnote.test(answer) ? answer : answer.replace(sources, '');
  return withoutSources.trim().replace(speaker, '').replace(spaceBeforePunctuation, '').trim();
}

/**
 * Removes each span between two marks, including the marks. A span without an end mark extends to the end of the text.
 */
function withoutSpan(text: string, [start, end]: readonly [string, string]): string {
  const [before = '', ...parts] = text.split(start);
  const after = parts.map((part) => (part.includes(end) ? part.slice(part.indexOf(end) + end.length) : ''));
  return before + after.join('');
}
