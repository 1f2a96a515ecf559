import { clsx } from 'clsx';
import { type ComponentProps, isValidElement } from 'react';

import { Heading, Link } from '#design-system';
import type { PostComponent } from '#site/content/PostMeta.ts';

import { CopyableBlock } from './CopyableBlock.tsx';
import { columnHeaders } from './columnHeaders.ts';
import { Lane } from './Lane.tsx';
import { labels } from './Prose.content.ts';
import * as styles from './Prose.css.ts';

/** Components for the elements of a post. */
const elements = {
  a: ({ href = '', children }: ComponentProps<'a'>) => <Link href={href}>{children}</Link>,
  h2: ({ id, children }: ComponentProps<'h2'>) => (
    <Heading level={2} size="h3" id={id} className={clsx(styles.heading, styles.partHeading)}>
      {children}
    </Heading>
  ),
  h3: ({ id, children }: ComponentProps<'h3'>) => (
    <Heading level={3} size="h4" id={id} className={styles.heading}>
      {children}
    </Heading>
  ),
  p: (props: ComponentProps<'p'>) => <p className={styles.block} {...props} />,
  ul: (props: ComponentProps<'ul'>) => <ul className={styles.bullets} {...props} />,
  ol: (props: ComponentProps<'ol'>) => <ol className={styles.numbers} {...props} />,
  li: (props: ComponentProps<'li'>) => <li className={styles.item} {...props} />,
  // The element is a `div`, because the text repeats a sentence of the post and is not a quotation.
  blockquote: ({ children }: ComponentProps<'blockquote'>) => <div className={styles.pulled}>{children}</div>,
  code: (props: ComponentProps<'code'>) => <code className={styles.code} {...props} />,
  pre: (props: ComponentProps<'pre'>) => {
    const code = isValidElement<ComponentProps<'code'>>(props.children) ? props.children.props : {};
    if (code.className === 'language-lane') return <Lane>{String(code.children)}</Lane>;
    return (
      <CopyableBlock label={labels.code} copyLabel={labels.copyCode}>
        <pre className={styles.pre} {...props} />
      </CopyableBlock>
    );
  },
  table: (props: ComponentProps<'table'>) => (
    <CopyableBlock label={`${labels.table}: ${columnHeaders(props.children)}`} copyLabel={labels.copyTable}>
      <table className={styles.table} {...props} />
    </CopyableBlock>
  ),
  img: ({ alt, ...rest }: ComponentProps<'img'>) => <img alt={alt} className={styles.picture} {...rest} />,
  th: (props: ComponentProps<'th'>) => <th scope="col" {...props} />,
};

export interface ProseProps {
  readonly post: PostComponent;
}

/** Renders a post with the components and the typography of the site. */
export function Prose({ post: Post }: ProseProps) {
  return (
    <div className={styles.prose}>
      <Post components={elements} />
    </div>
  );
}
