import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { sheet } from './PrintSheet.css.ts';

export type PrintSheetProps = ComponentProps<'div'>;

/**
 * Wraps the printable part of a page. Printing the page then prints this alone, on A4, in the colours of the light
 * theme and with the addresses of its links, without menus, forms and the footer. Use one per page.
 *
 * **Not this?** A single element that must not be printed has a print rule in its own style sheet.
 */
export function PrintSheet({ className, ...rest }: PrintSheetProps) {
  return <div {...rest} className={clsx(sheet, className)} />;
}
