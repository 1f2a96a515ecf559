import type { ComponentProps, ReactNode } from 'react';
import type { Components, ExtraProps } from 'react-markdown';

import { link as linkStyle } from '../Link/Link.css.ts';
import * as styles from './Markdown.css.ts';
import { MarkdownImage, MarkdownLink } from './MarkdownLink.tsx';
import { MarkdownTable } from './MarkdownTable.tsx';

type HastNode = ExtraProps['node'] | NonNullable<ExtraProps['node']>['children'][number];

const textOf = (node: HastNode): string => {
  if (!node) return '';
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
};

/** Returns the text of a table's header cells, for the accessible name of the table. */
const headerTextOf = (node: HastNode) => {
  const cells: string[] = [];
  const collect = (each: HastNode) => {
    if (!each || !('children' in each)) return;
    if (each.type === 'element' && each.tagName === 'th') cells.push(textOf(each).trim());
    for (const child of each.children) collect(child);
  };
  collect(node);
  return cells.filter(Boolean).join(', ');
};

interface ChildrenProps {
  readonly children?: ReactNode;
}
/** Whether a link leads to a footnote or back from it. */
const isFootnote = (node: ExtraProps['node']) =>
  node?.properties.dataFootnoteRef !== undefined || node?.properties.dataFootnoteBackref !== undefined;

/** Headings of the first three levels get level 3, because levels 1 and 2 belong to the page around the text. */
const Title = ({ children }: ChildrenProps) => <h3 className={styles.heading}>{children}</h3>;
const startAttribute = ({ start }: ComponentProps<'ol'>) => (typeof start === 'number' ? { start } : {});

/**
 * Components by the HTML element that they render. Each component passes on only the props that it names, so no other
 * attribute in the text (`id`, `style`, `class`) reaches the page.
 */
export const elements: Components = {
  p: ({ children }) => <p className={styles.block}>{children}</p>,
  br: () => <br />,
  strong: ({ children }) => <strong>{children}</strong>,
  em: ({ children }) => <em>{children}</em>,
  del: ({ children }) => <del>{children}</del>,
  ul: ({ children }) => <ul className={styles.list}>{children}</ul>,
  ol: ({ children, ...rest }) => (
    <ol className={styles.list} {...startAttribute(rest)}>
      {children}
    </ol>
  ),
  li: ({ children }) => <li className={styles.item}>{children}</li>,
  // The checkbox of a task list becomes a character, because nobody can tick it.
  input: ({ checked }) => (checked ? '☑' : '☐'),
  code: ({ children }) => <code className={styles.code}>{children}</code>,
  pre: ({ children }) => <pre className={styles.pre}>{children}</pre>,
  blockquote: ({ children }) => <blockquote className={styles.quote}>{children}</blockquote>,
  h1: Title,
  h2: Title,
  h3: Title,
  h4: ({ children }) => <h4 className={styles.heading}>{children}</h4>,
  h5: ({ children }) => <h5 className={styles.heading}>{children}</h5>,
  h6: ({ children }) => <h6 className={styles.heading}>{children}</h6>,
  hr: () => <hr className={styles.rule} />,
  a: ({ href, node, children }) =>
    isFootnote(node) ? (
      `[${textOf(node)}]`
    ) : (
      <MarkdownLink href={href ?? ''} linkText={textOf(node)}>
        {children}
      </MarkdownLink>
    ),
  // `phoneLinks` marks telephone numbers with a `data` element.
  data: ({ value, children }) => (
    <a href={`tel:${value}`} className={linkStyle({ variant: 'text' })}>
      {children}
    </a>
  ),
  img: ({ src, alt }) => <MarkdownImage src={typeof src === 'string' ? src : ''} alt={alt ?? ''} />,
  table: ({ node, children }) => <MarkdownTable columns={headerTextOf(node)}>{children}</MarkdownTable>,
  thead: ({ children }) => <thead>{children}</thead>,
  tbody: ({ children }) => <tbody>{children}</tbody>,
  tr: ({ children }) => <tr>{children}</tr>,
  // A header cell without text would be a header without a name, so it becomes a normal cell.
  th: ({ node, children }) =>
    textOf(node).trim() ? (
      <th scope="col" className={styles.cell}>
        {children}
      </th>
    ) : (
      <td className={styles.cell}>{children}</td>
    ),
  td: ({ children }) => <td className={styles.cell}>{children}</td>,
};
