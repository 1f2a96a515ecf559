/** Elements after which a reader pauses. */
const blocks = /^(h[1-6]|p|li|td|th|pre|blockquote|div)$/;

/** The number that is drawn before an entry of an ordered list. */
function numberOf(node: Element): string {
  const list = node.parentElement;
  if (node.localName !== 'li' || !(list instanceof HTMLOListElement)) return '';
  return `${list.start + [...list.children].indexOf(node)}. `;
}

/** The text of an element with each block on its own line, without buttons and hidden parts. */
function linesOf(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  if (node.matches('button, [aria-hidden="true"]')) return '';
  const inside = [...node.childNodes].map(linesOf).join('');
  const number = numberOf(node);
  // Without the break before a paragraph in the entry.
  const text = number ? number + inside.trimStart() : inside;
  return blocks.test(node.localName) ? `\n${text}\n` : text;
}

const spokenLines = (part: Element | undefined): string[] =>
  (part ? linesOf(part) : '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/**
 * A message as it is announced, with its origin first: "Assistant: AI answer. We build three things: 1. Chatbots. 2.
 * Voice agents."
 */
export function spokenMessage(message: Element): string {
  const [author, words, foot] = message.children;
  const lines = [...spokenLines(foot), ...spokenLines(words)];
  return `${spokenLines(author).join(' ')}: ${lines.map((line) => (/[\p{L}\p{N})%"’”]$/u.test(line) ? `${line}.` : line)).join(' ')}`;
}
