import { componentStyle } from '../../theme/componentStyle.ts';
import { drawnOnEntry } from '../../theme/drawnOnEntry.css.ts';

/** The lanes run on to the right as far as its frame lets them; the frame clips. */
export const banner = componentStyle({
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  ...drawnOnEntry,
});
