import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { sheet } from './PrintSheet.css.ts';

export type PrintSheetProps = ComponentProps<'div'>;

/**
 * What a visitor wants on paper. Printing the page prints this alone, on A4, in daylight colours and with the
 * addresses of its links. One a page; on the screen it changes nothing.
 */
export function PrintSheet({ className, ...rest }: PrintSheetProps) {
  return <div {...rest} className={clsx(sheet, className)} />;
}
