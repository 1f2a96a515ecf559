import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { fineSpace } from '../../theme/spacing.ts';

export const toolbar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s} ${vars.space.l}`,
  '@media': { print: { display: 'none' } },
});

export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

export const downloads = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.m}`,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
});

export const downloadsLabel = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: fineSpace.tight,
});

/** Further formats on their own line, so that opening them does not move the elements above. */
export const more = componentStyle({ flexBasis: '100%' });
