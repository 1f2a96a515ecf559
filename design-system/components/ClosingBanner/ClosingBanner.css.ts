import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { from } from '../../theme/tokens/breakpoints.ts';

/** Clips the lanes that leave the page on the right. */
export const banner = componentStyle({ overflow: 'clip' });

export const inner = componentStyle({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'start',
  paddingBlock: `calc(${vars.space.section} / 2) ${vars.space.section}`,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: vars.space.xxl },
  },
});

export const words = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.l,
});

export const text = componentStyle({ maxWidth: '46ch', color: vars.color.text.muted });
