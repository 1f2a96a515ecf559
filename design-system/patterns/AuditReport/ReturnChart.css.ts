import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';

export const chart = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${vars.space.s} ${vars.space.xl}`,
  paddingBottom: vars.space.l,
  // The chart is not printed, because the report already fills two pages.
  '@media': { print: { display: 'none' } },
});

export const caption = componentStyle({
  flexBasis: '100%',
  color: vars.color.text.muted,
  fontSize: vars.size.small,
});

export const drawing = componentStyle({
  flexShrink: 0,
  width: '20rem',
  maxWidth: '100%',
  // Overflow is visible, because labels become wider if a reader increases the letter spacing.
  overflow: 'visible',
  fontSize: '12.5px',
  fontVariantNumeric: 'tabular-nums',
});

export const gridLine = componentStyle({ stroke: vars.color.line.hairline });
export const scale = componentStyle({ fill: vars.color.text.muted });
export const number = componentStyle({ fill: vars.color.text.body, fontWeight: vars.weight.medium });

export const key = componentStyle({
  flex: '1 1 14rem',
  minWidth: 0,
  paddingBottom: vars.space.l,
  fontSize: vars.size.small,
  lineHeight: vars.leading.normal,
});

export const keyEntry = componentStyle({ display: 'flex', gap: vars.space.xs });
export const keyNumber = componentStyle({ minWidth: '1.5ch', fontWeight: vars.weight.medium });
