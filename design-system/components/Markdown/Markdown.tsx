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
  /**
   * Called if the text could not be parsed and is therefore shown as plain text. Not called for a text that is too
   * large to be parsed. @default writes a warning to the console
   */
  readonly onError?: ((error: unknown) => void) | undefined;
  /**
   * Short telephone numbers, such as an emergency number. They become links only if they are bold, because they are too
   * short to be recognised otherwise. @default ['112']
   */
  readonly shortNumbers?: readonly string[] | undefined;
  /** Component that renders links inside the site. @default the component of the `LinkProvider` */
  readonly link?: ComponentType<AnchorProps> | undefined;
}

const warn = (error: unknown) =>
  console.warn('A text could not be parsed as Markdown and is shown as plain text.', error);
/**
 * Plugins of the parser. `singleTilde` is off, because models write "~€2,000" for "about €2,000". Only text between
 * double tildes is struck through.
 */
const plugins: Options['remarkPlugins'] = [
  remarkModelText,
  [remarkGfm, { singleTilde: false }],
  remarkBreaks,
];
const emergencyNumbers: readonly string[] = ['112'];
const allowedElements = Object.keys(elements);
/** Returns the safe form of an address, or an empty text if the address is not allowed. */
const hrefOf = (url: string) => {
  const verdict = classifyLink(url);
  return verdict.kind === 'text' ? '' : verdict.href;
};

function renderContent(markdown: string, shortNumbers: readonly string[], onError: (error: unknown) => void) {
  if (!exceedsLimits(markdown)) {
    try {
      // The component is called as a function and not rendered, so that an error of the parser is thrown here.
      return ReactMarkdown({
        children: tidyModelText(markdown),
        remarkPlugins: plugins,
        rehypePlugins: [[phoneLinks, shortNumbers]],
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
 * Formatted text from a language model or another source that is not trusted. HTML is shown as text. Images from other
 * sites become links. A link that leaves the site shows its real destination. The component contains a parser, so load
 * it only with the feature that needs it.
 *
 * **Not this?** Show the text that a visitor wrote as plain text. Write your own pages with components.
 */
export const Markdown = memo(function Markdown({
  children,
  onError = warn,
  shortNumbers = emergencyNumbers,
  link,
  className,
  ...rest
}: MarkdownProps) {
  const content = renderContent(children, shortNumbers, onError);
  return (
    <div dir="auto" {...rest} className={clsx(styles.root, className)}>
      {link ? <LinkProvider link={link}>{content}</LinkProvider> : content}
    </div>
  );
});
