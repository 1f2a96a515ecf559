/** Elements after which a reader pauses. */
const blocks = /^(h[1-6]|p|li|td|th|pre|blockquote|div)$/;

/** The text of an element with each block on lines of its own, without buttons and what is hidden from screen readers. */
function linesOf(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  if (node.matches('button, [aria-hidden="true"]')) return '';
  const text = [...node.childNodes].map(linesOf).join('');
  return blocks.test(node.localName) ? `\n${text}\n` : text;
}

/** A message as it is read out: "Assistant: We build three things: Chatbots. Voice agents. AI answer." */
export function spokenMessage(message: Element): string {
  const [author = '', ...lines] = linesOf(message)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return `${author}: ${lines.map((line) => (/[\p{L}\p{N})%"’”]$/u.test(line) ? `${line}.` : line)).join(' ')}`;
}
