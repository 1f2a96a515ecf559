import { keyframes } from '@vanilla-extract/css';

import { onEntry } from './onEntry.ts';

/** As far again as it is wide: some drawings run on beyond their box. */
const uncover = keyframes({
  from: { clipPath: 'inset(0 100% 0 0)' },
  to: { clipPath: 'inset(0 -100% 0 0)' },
});

/** For a drawing: its lines run to their ends; where there is no animation they are there at once. Never for words. */
export const drawnOnEntry = onEntry(uncover);
