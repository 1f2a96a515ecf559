import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const convert = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', rule: '-' });

/** The content of a page as Markdown, for readers that are not browsers. Takes the page's HTML. */
export async function pageToMarkdown(body: string, address: string): Promise<string> {
  const main = /<main\b[^>]*>([\s\S]*?)<\/main>/.exec(body)?.[1] ?? '';
  // Drawings and controls say nothing on paper.
  const words = main.replace(/<(svg|button|form|dialog)\b[\s\S]*?<\/\1>/g, '');
  return `${String(await convert.process(words)).trim()}\n\n---\n\nSource: ${address}\n`;
}
