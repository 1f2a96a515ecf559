import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { from } from '../../theme/tokens/breakpoints.ts';

/** Clips the lanes that leave the page on the right. */
export const banner = componentStyle({
  marginTop: vars.space.xxl,
  overflow: 'clip',
  // Seen where the page is as dark as the band.
  borderBlock: `1px solid ${vars.color.line.hairline}`,
  background: vars.color.surface.raised,
});

export const inner = componentStyle({
  display: 'grid',
  gap: vars.space.xxl,
  alignItems: 'start',
  paddingBlock: vars.space.section,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: '7fr 5fr' },
  },
});

export const words = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.l,
});
