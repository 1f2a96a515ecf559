import type { Nodes, PhrasingContent, Root } from 'mdast';

/** A line above `---` is no heading, four spaces are no code, and words between tags are still Markdown. */
const disable = { null: ['setextUnderline', 'codeIndented', 'htmlFlow'] };

/**
 * Remark plugin that corrects a tree for the habits of models: `<br>`, remaining stars, numbers of sources. Must be the
 * first plugin, because it starts the list of the parser's extensions.
 */
export function remarkModelText(this: { data(): object }) {
  Object.assign(this.data(), { micromarkExtensions: [{ disable }] });
  return (tree: Root, file: { toString(): string }) => correct(tree, String(file), true);
}

/** `last`: nothing follows this node, so an open mark in it may be closed later. */
function correct(node: Nodes, source: string, last: boolean) {
  if (!('children' in node)) return;
  node.children.forEach((child, index) => {
    correct(child, source, last && index === node.children.length - 1);
  });
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
    node.children = withBold(node.children.map(withBreak), source, last);
  }
}

const withBreak = (node: PhrasingContent): PhrasingContent =>
  node.type === 'html' && /^<\/?br\s*\/?>$/i.test(node.value) ? { type: 'break' } : node;

/**
 * Makes bold what stands between stars that the parser left: it takes none beside a letter on one side and a
 * punctuation mark on the other (`**Price:**free`), nor a space before the second pair.
 */
function withBold(nodes: readonly PhrasingContent[], source: string, last: boolean): PhrasingContent[] {
  const done: PhrasingContent[] = [];
  let start: number | undefined;
  const end = (from: number) => {
    const [, ...children] = done.splice(from);
    if (children.length > 0) done.push({ type: 'strong', children });
  };
  for (const piece of nodes.flatMap((node) => pieces(node, source))) {
    const isMark = piece.type === 'text' && piece.value === '**';
    if (isMark && start !== undefined) {
      end(start);
      start = undefined;
    } else {
      if (isMark) start = done.length;
      done.push(piece);
    }
  }
  const before = start === undefined ? undefined : done[start - 1];
  const beginsWord = !before || (before.type === 'text' ? /[\s\p{P}]$/u.test(before.value) : true);
  if (start !== undefined && last && beginsWord) end(start);
  return done;
}

/** A text cut at its pairs of stars; not at those between spaces, nor at ones that the author escaped. */
function pieces(node: PhrasingContent, source: string): readonly PhrasingContent[] {
  if (node.type !== 'text') return [node];
  const { position, value: text } = node;
  const written = position ? source.slice(position.start.offset, position.end.offset) : text;
  if (!text.includes('**') || written.includes('\\*')) return [node];
  return text
    .split(/(?<!\*)(\*\*)(?=[^\s*])|(?<=[^\s*])(\*\*)(?!\*)/)
    .filter((value) => value)
    .map((value) => ({ type: 'text', value }));
}
