import type { ComponentType } from 'react';

import { PageDrawing } from '../PageDrawing/PageDrawing.tsx';
import * as styles from './places.css.ts';
import drawing from './street.svg?no-inline';

export interface StreetProps {
  readonly className?: string | undefined;
}

/** Drawing of the office's street, in the header of /about. `undefined` means no drawing. */
export const Street: ComponentType<StreetProps> | undefined = ({ className }: StreetProps) => (
  <PageDrawing name="about" file={drawing} wide className={className}>
    <text x="1309" y="200" className={styles.door}>
      Our door
    </text>
  </PageDrawing>
);
