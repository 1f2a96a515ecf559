import { Fragment } from 'react';

import { componentAddress } from './componentLinks.ts';
import * as styles from './docs.css.ts';

function Code({ children }: { readonly children: string }) {
  const address = componentAddress(children);
  if (!address) return <code>{children}</code>;
  return (
    <a className={styles.link} href={address} target="_top">
      <code>{children}</code>
    </a>
  );
}

/** A text in which the parts between backticks are code. The name of a component is a link to its page. */
export function FormattedText({ children }: { readonly children: string }) {
  return children.split('`').map((part, index) => {
    const key = `${index} ${part}`;
    const isCode = index % 2 === 1;
    return isCode ? <Code key={key}>{part}</Code> : <Fragment key={key}>{part}</Fragment>;
  });
}
