import { globalStyle } from '@vanilla-extract/css';

import { from, hairline, layers, siteStyle, vars } from '#design-system/styles';

/** Condition for browsers with `::details-content`. Only they can show the content of a closed `details`. */
const unfolds = 'selector(::details-content)';

const stickyTop = `calc(${vars.width.headerHeight} + ${vars.space.l})`;

export const contents = siteStyle({
  alignSelf: 'start',
  fontSize: vars.size.small,
  lineHeight: vars.leading.normal,
  '@media': {
    [from('desktop')]: {
      gridArea: '1 / 1 / auto / 4',
      position: 'sticky',
      top: stickyTop,
      maxHeight: `calc(100vh - ${stickyTop} - ${vars.space.l})`,
      overflowY: 'auto',
    },
    print: { display: 'none' },
  },
});

/** Title of the unfolded contents. It is as high as a heading beside it, so that the lines below both are level. */
export const title = siteStyle({
  display: 'none',
  color: vars.color.text.muted,
  fontSize: vars.size.h4,
  lineHeight: vars.leading.snug,
  '@supports': { [unfolds]: { '@media': { [from('desktop')]: { display: 'block' } } } },
});

/** A fold above the text. On wide windows the list is always open and has no summary. */
export const fold = siteStyle({ borderBlock: hairline });

const unfolded = (part: string, rule: object) =>
  globalStyle(`${fold}${part}`, {
    '@layer': { [layers.site]: { '@supports': { [unfolds]: { '@media': { [from('desktop')]: rule } } } } },
  });

unfolded('', { borderBlock: 0 });
unfolded(' > summary', { display: 'none' });
unfolded('::details-content', { contentVisibility: 'visible' });

export const list = siteStyle({ borderBottom: hairline });

export const entry = siteStyle({ borderTop: hairline });

export const link = siteStyle({
  display: 'block',
  paddingBlock: vars.space.xs,
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current]': { color: vars.color.accent.text, textDecoration: 'underline' },
  },
});
