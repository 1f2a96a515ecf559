import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { hairline } from '../../theme/hairline.ts';
import { fineSpace } from '../../theme/spacing.ts';

export const fieldset = componentStyle({
  minWidth: 0,
  padding: `${vars.space.xl} 0`,
  border: 0,
  borderTop: hairline,
  '@media': { print: { paddingBottom: 0 } },
});

export const legend = componentStyle({
  // The legend floats, because browsers would otherwise place it on the border above.
  float: 'left',
  width: '100%',
  padding: 0,
  paddingBottom: vars.space.m,
  fontVariationSettings: vars.fontVariation.heading,
  fontSize: vars.size.h3,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.heading,
});

export const note = componentStyle({
  marginInlineStart: fineSpace.tight,
  color: vars.color.done,
  fontVariationSettings: vars.fontVariation.text,
  fontSize: vars.size.small,
  fontWeight: vars.weight.regular,
  letterSpacing: 'normal',
});

export const body = componentStyle({
  clear: 'both',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
});
