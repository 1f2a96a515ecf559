import { rowLink, siteStyle, vars } from '#design-system/styles';

/**
 * The title of a post in a list; when it takes the focus, the whole entry comes into view. Its ring stands around the entry,
 * clear of its drawing and words.
 */
export const postLink = siteStyle({
  ...rowLink,
  selectors: {
    ...rowLink.selectors,
    '&::after': { ...rowLink.selectors['&::after'], inset: `calc(-1 * ${vars.space.xs})` },
  },
  scrollMarginBlock: '14rem 16rem',
});
