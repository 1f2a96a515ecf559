import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { sheet } from './PrintSheet.css.ts';

export type PrintSheetProps = ComponentProps<'div'>;

/**
 * Wraps what a visitor wants on paper. Printing the page then prints this alone, on A4, in daylight colours
 * and with the addresses of its links; menus, forms and the footer stay behind. One a page.
 *
 * **Not this?** To keep a single thing off the paper give it the print rule of its own component.
 */
export function PrintSheet({ className, ...rest }: PrintSheetProps) {
  return <div {...rest} className={clsx(sheet, className)} />;
}
