import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

interface Tree {
  readonly type: string;
  readonly tagName?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  children?: Tree[];
}

/** Drawings and controls, which have no text to read. */
const withoutText = ['svg', 'button', 'form', 'dialog'];

const isReadAloud = ({ type, tagName = '', properties }: Tree) =>
  type !== 'comment' && !withoutText.includes(tagName) && properties?.ariaHidden !== 'true';

/** Removes comments, elements without text, and elements that are hidden from screen readers. */
function removeUnread(node: Tree) {
  if (!node.children) return;
  node.children = node.children.filter(isReadAloud);
  node.children.forEach(removeUnread);
}

const convert = unified()
  .use(rehypeParse, { fragment: true })
  .use(() => removeUnread)
  .use(rehypeRemark)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkStringify, { bullet: '-', rule: '-' });

/** Returns the content of a page as Markdown, for readers other than browsers. `body` is the HTML of the page. */
export async function pageToMarkdown(body: string, address: string): Promise<string> {
  const main = /<main\b[^>]*>([\s\S]*?)<\/main>/.exec(body)?.[1] ?? '';
  return `${String(await convert.process(main)).trim()}\n\n---\n\nSource: ${address}\n`;
}
