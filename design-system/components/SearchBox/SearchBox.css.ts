import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { fineSpace } from '../../theme/spacing.ts';

export const search = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
});

export const label = componentStyle({
  paddingBottom: fineSpace.tight,
  fontSize: vars.size.small,
  fontWeight: vars.weight.label,
  lineHeight: vars.leading.normal,
});

export const row = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

export const input = componentStyle({
  flex: '1 1 min(100%, 12rem)',
  minWidth: 0,
  width: 'auto',
  // The browser's own clear button, without its blue colour.
  selectors: { '&::-webkit-search-cancel-button': { filter: 'grayscale(1)', cursor: 'pointer' } },
});

export const status = componentStyle({
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.normal,
  selectors: { '&:empty': { display: 'none' } },
});
