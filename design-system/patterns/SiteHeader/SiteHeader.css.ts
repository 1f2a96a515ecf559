import { createContainer, globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { hairline } from '../../theme/hairline.ts';
import { layers } from '../../theme/layers.css.ts';
import { breakpoints } from '../../theme/tokens/breakpoints.ts';

const headerContainer = createContainer();
// The width is in `rem`, because with larger text the navigation in a row needs more space.
const wide = (rule: object) => ({
  '@container': { [`${headerContainer} (min-width: ${breakpoints.desktop / 16}rem)`]: rule },
});

export const header = recipe({
  base: componentStyle({
    position: 'fixed',
    insetInline: 0,
    top: 0,
    zIndex: vars.layer.header,
    containerName: headerContainer,
    containerType: 'inline-size',
    transition: `background-color ${vars.duration.fast} ${vars.easing.standard}, box-shadow ${vars.duration.fast} ${vars.easing.standard}`,
    '@media': {
      print: { position: 'static' },
      '(forced-colors: active)': { borderBottom: '1px solid CanvasText' },
    },
  }),
  variants: {
    opaque: {
      true: componentStyle({ backgroundColor: vars.color.surface.page, boxShadow: vars.shadow.header }),
      false: componentStyle({ backgroundColor: 'transparent', boxShadow: 'none' }),
    },
  },
});

export const bar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  minHeight: vars.width.headerHeight,
});

// Only the brand is printed.
globalStyle(`${bar}${bar} > * + *`, {
  '@layer': { [layers.component]: { '@media': { print: { display: 'none' } } } },
});

/** One row in each window. If large text leaves too little space for the name, only the mark is shown. */
export const brand = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: vars.control.target,
  marginInlineEnd: 'auto',
  fontVariationSettings: vars.fontVariation.heading,
  fontSize: vars.size.h3,
  fontWeight: vars.weight.medium,
  letterSpacing: vars.tracking.heading,
  lineHeight: vars.leading.snug,
  overflowWrap: 'normal',
  textDecoration: 'none',
  '@container': { [`${headerContainer} (max-width: 15rem)`]: { width: '1.6em', overflow: 'clip' } },
});

export const onlyWide = componentStyle({ display: 'none', ...wide({ display: 'block' }) });
export const onlySmall = componentStyle({ ...wide({ display: 'none' }) });

export const actions = componentStyle({
  display: 'none',
  ...wide({ display: 'flex', alignItems: 'center', gap: vars.space.xs }),
});

/** The opener of the search is a link until scripts run, then a button. It looks the same in both cases. */
export const search = componentStyle({ textDecoration: 'none' });

export const toggle = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.control.target,
  padding: `0 ${vars.space.s}`,
  border: `1.5px solid ${vars.color.text.body}`,
  borderRadius: vars.radius.control,
  background: 'none',
  color: 'inherit',
  fontSize: vars.size.control,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  ...wide({ display: 'none' }),
});

/** Menu of small screens, below the bar and over the page. It scrolls if the screen is too low for it. */
export const panel = componentStyle({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  maxHeight: `calc(100dvh - ${vars.width.headerHeight})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${vars.space.xs} ${vars.space.gutter} ${vars.space.xl}`,
  borderBlock: hairline,
  background: vars.color.surface.page,
  boxShadow: vars.shadow.dropdown,
  ...wide({ display: 'none' }),
});
