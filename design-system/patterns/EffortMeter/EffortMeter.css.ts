import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { hairline } from '../../theme/hairline.ts';
import { fineSpace } from '../../theme/spacing.ts';

export const meter = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  lineHeight: vars.leading.normal,
});

export const framed = componentStyle({
  padding: `${fineSpace.hair} ${fineSpace.snug}`,
  border: hairline,
  borderRadius: vars.radius.pill,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.regular,
});

export const bars = componentStyle({ flexShrink: 0, width: '1.35em', height: '0.9em' });

export const full = componentStyle({ fill: vars.color.accent.fill, stroke: vars.color.accent.fill });

export const empty = componentStyle({ fill: 'none', stroke: vars.color.line.control });
