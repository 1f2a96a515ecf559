import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { printedPart } from './PrintSheet.css.ts';

export type PrintSheetProps = ComponentProps<'div'>;

/**
 * The part of a page that is printed. The browser then prints only this part: on A4, in the colours of the light theme,
 * with the address after each link to another site. The rest of the page, such as menus and the footer, is not printed.
 * Use one per page.
 *
 * **Not this?** To hide a single element when printing, add a print rule to its own style sheet.
 */
export function PrintSheet({ className, ...rest }: PrintSheetProps) {
  return <div {...rest} className={clsx(printedPart, className)} />;
}
