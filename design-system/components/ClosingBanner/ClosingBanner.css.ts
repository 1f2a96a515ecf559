import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { hairline } from '../../theme/hairline.ts';
import { from } from '../../theme/tokens/breakpoints.ts';

/** Clips the drawn line, which begins beyond the left edge. */
export const banner = componentStyle({
  marginTop: vars.space.xxl,
  overflow: 'clip',
  // Border that separates the band from a page that is as dark as the band.
  borderBlock: hairline,
  background: vars.color.surface.raised,
});

export const inner = componentStyle({
  display: 'grid',
  gap: vars.space.l,
  justifyItems: 'start',
  paddingBlock: `calc(${vars.space.section} / 2) ${vars.space.xl}`,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: '1fr auto', alignItems: 'end', columnGap: vars.space.xxl },
  },
});

export const text = componentStyle({ display: 'grid', gap: vars.space.s });

export const thread = componentStyle({ gridColumn: '1 / -1' });
