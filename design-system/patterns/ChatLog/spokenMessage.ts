/** Elements after which a screen reader should pause. */
const blocks = /^(h[1-6]|p|li|td|th|pre|blockquote|div)$/;

/** Returns the number before an entry of an ordered list, such as "2. ", or an empty text for any other element. */
function numberOf(node: Element): string {
  const list = node.parentElement;
  if (node.localName !== 'li' || !(list instanceof HTMLOListElement)) return '';
  return `${list.start + [...list.children].indexOf(node)}. `;
}

/**
 * Returns the text of an element with each block on its own line, without buttons and without parts hidden from screen
 * readers.
 */
function textInLines(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  if (node.matches('button, [aria-hidden="true"]')) return '';
  const inside = [...node.childNodes].map(textInLines).join('');
  const number = numberOf(node);
  // Removes the line break between the number and the first paragraph of the entry.
  const text = number ? number + inside.trimStart() : inside;
  return blocks.test(node.localName) ? `\n${text}\n` : text;
}

const spokenLines = (part: Element | undefined): string[] =>
  (part ? textInLines(part) : '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Ends a line with a full stop, so that a screen reader pauses after it. Other punctuation marks stay. */
const withFullStop = (line: string) => (/[\p{L}\p{N})%"’”]$/u.test(line) ? `${line}.` : line);

/**
 * Returns the text of a message as it is announced, with its origin first: "Assistant: AI answer. We build three
 * things: 1. Chatbots. 2. Voice agents."
 */
export function spokenMessage(message: Element): string {
  // Children of a `ChatMessage`. Only an answer has a foot.
  const [author, bubble, foot] = message.children;
  const lines = [...spokenLines(foot), ...spokenLines(bubble)].map(withFullStop);
  return `${spokenLines(author).join(' ')}: ${lines.join(' ')}`;
}
