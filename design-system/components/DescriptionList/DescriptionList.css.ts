import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { hairline } from '../../theme/hairline.ts';
import { from } from '../../theme/tokens/breakpoints.ts';

export const list = componentStyle({ borderTop: hairline });

export const row = componentStyle({
  display: 'grid',
  gap: `${vars.space.xxs} ${vars.space.l}`,
  alignItems: 'baseline',
  padding: `${vars.space.s} 0`,
  borderBottom: hairline,
  lineHeight: vars.leading.normal,
  '@media': { [from('phone')]: { gridTemplateColumns: 'minmax(8rem, 1fr) minmax(0, 2fr)' } },
});

export const term = componentStyle({ color: vars.color.text.muted, fontSize: vars.size.small });

export const details = componentStyle({
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});
