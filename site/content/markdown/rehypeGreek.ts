interface Tree {
  readonly type: string;
  readonly value?: string;
  readonly tagName?: string;
  readonly properties?: Record<string, unknown>;
  children?: Tree[];
}

/** Greek words with the characters between them. The group keeps the words in the result of `split`. */
const greek = /(\p{Script=Greek}{2,}(?:[\s,]+\p{Script=Greek}+)*)/u;

/** Marks Greek words with `lang="el"`, so that a screen reader uses a Greek voice. */
export function rehypeGreek() {
  return (tree: Tree) => visit(tree);
}

function visit(node: Tree) {
  for (const child of node.children ?? []) visit(child);
  node.children &&= node.children.flatMap((child) =>
    child.type === 'text' ? withLanguage(child.value ?? '') : [child],
  );
}

/** Returns the nodes of a text. After `split` with a group, every second part is the group. */
const withLanguage = (value: string): Tree[] =>
  value.split(greek).flatMap((part, index): Tree[] => {
    const text: Tree = { type: 'text', value: part };
    if (index % 2 === 0) return part ? [text] : [];
    return [{ type: 'element', tagName: 'span', properties: { lang: 'el' }, children: [text] }];
  });
