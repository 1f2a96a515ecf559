import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { from } from '../../theme/tokens/breakpoints.ts';
import { narrowBox, narrowMark } from './narrowPaths.ts';

const wide = (rule: object) => ({ '@media': { [from('tablet')]: rule } });

export const thread = componentStyle({
  // The upright drawing in its own size: larger, its lines would be thicker than the lanes below, which do not grow.
  maxWidth: `${narrowBox.width}px`,
  ...wide({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) max-content',
    alignItems: 'center',
    maxWidth: 'none',
  }),
});

/** The tangle hangs out to the left, as if it came from elsewhere. */
export const drawing = componentStyle({ width: '100%', overflow: 'visible' });
export const onWide = componentStyle({ display: 'none', ...wide({ display: 'block' }) });
export const onNarrow = componentStyle({ ...wide({ display: 'none' }) });

export const ends = componentStyle({ position: 'relative', ...wide({ height: '100%' }) });

export const laneDrawing = componentStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
});

/** As many equal rows as lanes, whatever the size of the text. */
export const labels = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoRows: 'minmax(2.25rem, 1fr)',
  height: '100%',
  ...wide({ gridAutoRows: '1fr' }),
});

export const label = componentStyle({
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: `calc(${narrowMark.laneEnd}% + ${vars.space.xl})`,
  fontSize: vars.size.lead,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
  ...wide({ paddingInlineStart: vars.space.m }),
});
