/** Elements after which a reader pauses. */
const blocks = /^(h[1-6]|p|li|td|th|pre|blockquote|div)$/;

/** The text of an element with each block on lines of its own, without buttons and what is hidden from screen readers. */
function linesOf(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  if (node.matches('button, [aria-hidden="true"]')) return '';
  const text = [...node.childNodes].map(linesOf).join('');
  return blocks.test(node.localName) ? `\n${text}\n` : text;
}

const spokenLines = (part: Element | undefined): string[] =>
  (part ? linesOf(part) : '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/**
 * A message as it is read out, where it comes from before what it says: "Assistant: AI answer. We build three things:
 * Chatbots. Voice agents."
 */
export function spokenMessage(message: Element): string {
  const [author, words, foot] = message.children;
  const lines = [...spokenLines(foot), ...spokenLines(words)];
  return `${spokenLines(author).join(' ')}: ${lines.map((line) => (/[\p{L}\p{N})%"’”]$/u.test(line) ? `${line}.` : line)).join(' ')}`;
}
