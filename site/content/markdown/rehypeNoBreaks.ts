interface Tree {
  readonly type: string;
  readonly tagName?: string;
  value?: string;
  readonly children?: readonly Tree[];
}

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
/** Matches a day and the space before its month: "2 March". */
const dayBeforeMonth = new RegExp(`\\b(\\d{1,2}) (?=(?:${months})\\b)`, 'g');
/** Matches a number and the space before its scale: "15 million". */
const numberBeforeScale = /(\d) (?=[mb]illion\b)/g;
/** Matches the space before a last word of at most five characters. */
const shortLastWord = / (?=\S{1,5}$)/;

/** Prevents line breaks between day and month, inside large numbers, and before a short last word of a paragraph. */
export function rehypeNoBreaks() {
  return (tree: Tree) => visit(tree);
}

function visit(node: Tree) {
  if (node.value && node.type === 'text')
    node.value = node.value.replace(dayBeforeMonth, '$1\u00a0').replace(numberBeforeScale, '$1\u00a0');
  node.children?.forEach(visit);
  const last = node.children?.at(-1);
  if (last?.value && (node.tagName === 'p' || node.tagName === 'li'))
    last.value = last.value.replace(shortLastWord, '\u00a0');
}
