import type { Nodes, PhrasingContent, Root } from 'mdast';

/**
 * Disabled rules of Markdown: a line above `---` is a heading, four spaces are code, and text between HTML tags is not
 * formatted.
 */
const disable = { null: ['setextUnderline', 'codeIndented', 'htmlFlow'] };

/**
 * Remark plugin that corrects notations of language models in the parsed tree: `<br>`, remaining stars, numbers of
 * sources in brackets. It must be the first plugin, because it creates the list of the parser's extensions.
 */
export function remarkModelText(this: { data(): object }) {
  Object.assign(this.data(), { micromarkExtensions: [{ disable }] });
  return (tree: Root, file: { toString(): string }) => correct(tree, { source: String(file), isLast: true });
}

interface Context {
  /** The Markdown text before parsing. */
  readonly source: string;
  /**
   * Whether no node follows. The model may still be writing the last node, so an opening `**` makes the text after it
   * bold even before the closing `**` has arrived.
   */
  readonly isLast: boolean;
}

function correct(node: Nodes, { source, isLast }: Context) {
  if (!('children' in node)) return;
  node.children.forEach((child, index) => {
    correct(child, { source, isLast: isLast && index === node.children.length - 1 });
  });
  // A number of a source, such as `[1]`, keeps its brackets.
  if (node.type === 'linkReference' && node.referenceType === 'shortcut' && /^\d+$/.test(node.identifier)) {
    node.children = [{ type: 'text', value: '[' }, ...node.children, { type: 'text', value: ']' }];
  }
  if (
    node.type === 'paragraph' ||
    node.type === 'heading' ||
    node.type === 'tableCell' ||
    node.type === 'emphasis' ||
    node.type === 'delete'
  ) {
    node.children = withBold(node.children.map(withBreak), { source, isLast });
  }
}

const withBreak = (node: PhrasingContent): PhrasingContent =>
  node.type === 'html' && /^<\/?br\s*\/?>$/i.test(node.value) ? { type: 'break' } : node;

/**
 * Makes a text between two `**` bold if the parser did not. The parser ignores a `**` between a punctuation mark and a
 * letter (`**Price:**free`), and a closing `**` with a space before it.
 */
function withBold(nodes: readonly PhrasingContent[], { source, isLast }: Context): PhrasingContent[] {
  const done: PhrasingContent[] = [];
  /** Index of the opening `**` in `done`. */
  let start: number | undefined;
  /** Replaces the opening `**` and the nodes after it by one bold node. */
  const makeBold = (from: number) => {
    const [, ...children] = done.splice(from);
    if (children.length > 0) done.push({ type: 'strong', children });
  };
  for (const piece of nodes.flatMap((node) => splitAtStars(node, source))) {
    const isMark = piece.type === 'text' && piece.value === '**';
    if (isMark && start !== undefined) {
      makeBold(start);
      start = undefined;
    } else {
      if (isMark) start = done.length;
      done.push(piece);
    }
  }
  const before = start === undefined ? undefined : done[start - 1];
  const beginsWord = !before || (before.type === 'text' ? /[\s\p{P}]$/u.test(before.value) : true);
  if (start !== undefined && isLast && beginsWord) makeBold(start);
  return done;
}

/**
 * Splits a text before and after each `**`. A `**` between spaces does not count, and a text with escaped stars is not
 * split.
 */
function splitAtStars(node: PhrasingContent, source: string): readonly PhrasingContent[] {
  if (node.type !== 'text') return [node];
  const { position, value: text } = node;
  const written = position ? source.slice(position.start.offset, position.end.offset) : text;
  if (!text.includes('**') || written.includes('\\*')) return [node];
  return text
    .split(/(?<!\*)(\*\*)(?=[^\s*])|(?<=[^\s*])(\*\*)(?!\*)/)
    .filter((value) => value)
    .map((value) => ({ type: 'text', value }));
}
