import { rowLink, siteStyle, vars } from '#design-system/styles';

/**
 * Title link of a post in a list. The link covers the whole entry, and its focus ring stands around the entry. When
 * the link gets the focus, the scroll margin brings the whole entry into view.
 */
export const postLink = siteStyle({
  ...rowLink,
  selectors: {
    ...rowLink.selectors,
    '&::after': { ...rowLink.selectors['&::after'], inset: `calc(-1 * ${vars.space.xs})` },
  },
  scrollMarginBlock: '14rem 16rem',
});
