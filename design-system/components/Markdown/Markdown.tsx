import { clsx } from 'clsx';
import { type ComponentProps, type ComponentType, memo } from 'react';
import ReactMarkdown, { type Options } from 'react-markdown';
import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';

import { type AnchorProps, LinkProvider } from '../Link/LinkProvider.tsx';
import { elements } from './elements.tsx';
import { exceedsLimits } from './limits.ts';
import { classifyLink } from './linkPolicy.ts';
import * as styles from './Markdown.css.ts';
import { tidyModelText } from './modelText.ts';
import { phoneLinks } from './phoneLinks.ts';
import { remarkModelText } from './remarkModelText.ts';

export interface MarkdownProps extends Omit<ComponentProps<'div'>, 'children' | 'onError'> {
  /** Markdown with tables, task lists and strike-through. HTML in it is shown as text. */
  readonly children: string;
  /** Called when a text could not be parsed and is shown as plain text; the console does where it is left out. */
  readonly onError?: ((error: unknown) => void) | undefined;
  /** Draws links inside the site; by default the element of the provider. */
  readonly link?: ComponentType<AnchorProps> | undefined;
}

const warn = (error: unknown) =>
  console.warn('A text could not be parsed as markdown and is shown as it is.', error);
/** One tilde is no strike-through: models write "~€2,000" for "about €2,000". */
const plugins: Options['remarkPlugins'] = [
  remarkModelText,
  [remarkGfm, { singleTilde: false }],
  remarkBreaks,
];
const rehypePlugins = [phoneLinks];
const allowedElements = Object.keys(elements);
const hrefOf = (url: string) => {
  const verdict = classifyLink(url);
  return verdict.kind === 'text' ? '' : verdict.href;
};

function draw(markdown: string, onError: (error: unknown) => void) {
  if (!exceedsLimits(markdown)) {
    try {
      return ReactMarkdown({
        children: tidyModelText(markdown),
        remarkPlugins: plugins,
        rehypePlugins,
        components: elements,
        allowedElements,
        unwrapDisallowed: true,
        urlTransform: hrefOf,
      });
    } catch (error) {
      onError(error);
    }
  }
  return <p className={styles.plain}>{markdown}</p>;
}

/**
 * Text from a model or a stranger, with plain formatting and links that cannot deceive: HTML is text, images from
 * elsewhere are links, and a link that leaves the site shows where it really leads. It contains a parser, so load it
 * with the feature that needs it.
 *
 * **Not this?** A visitor's own text is plain text; our own pages are components.
 */
export const Markdown = memo(function Markdown({
  children,
  onError = warn,
  link,
  className,
  ...rest
}: MarkdownProps) {
  const content = draw(children, onError);
  return (
    <div dir="auto" {...rest} className={clsx(styles.root, className)}>
      {link ? <LinkProvider link={link}>{content}</LinkProvider> : content}
    </div>
  );
});
