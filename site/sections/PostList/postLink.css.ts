import { siteStyle, vars } from '#design-system/styles';

/** The title of a post in a list: the whole entry, which must be positioned, is its target. */
export const postLink = siteStyle({
  color: 'inherit',
  textDecoration: 'none',
  // Room for the whole entry, whose ring it is.
  scrollMarginBottom: '12rem',
  selectors: {
    // The whole row is the target.
    '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: vars.layer.content },
    '&:hover': {
      textDecoration: 'underline',
      textDecorationColor: vars.color.accent.fill,
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.2em',
    },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-3px' },
  },
});
