import { keyframes } from '@vanilla-extract/css';

import { componentStyle } from '../../theme/componentStyle.ts';
import { onEntry } from '../../theme/onEntry.ts';
import { from } from '../../theme/tokens/breakpoints.ts';

/** Where the line may be seen: from the edge of the window to its end, so far from the right. */
const seen = (end: string) => `inset(-50% ${end} -50% -100vw)`;

const pulled = keyframes({ from: { clipPath: seen('100%') } });

export const banner = componentStyle({
  display: 'block',
  width: '100%',
  height: '4rem',
  overflow: 'visible',
  clipPath: seen('0'),
  '@media': { [from('tablet')]: { height: '5.5rem' } },
  ...onEntry(pulled),
});

export const thread = componentStyle({ overflow: 'visible' });

/** As thick on a phone as on a desktop. */
export const line = componentStyle({ vectorEffect: 'non-scaling-stroke' });
