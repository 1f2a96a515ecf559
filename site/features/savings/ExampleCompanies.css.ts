import { from, siteStyle, vars } from '#design-system/styles';

export const examples = siteStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
  // The buttons are hidden without scripts, because a press would do nothing.
  '@media': { 'print, (scripting: none)': { display: 'none' } },
});

/** Rows that stand side by side on phones, and one below the other from tablets on. */
export const rows = siteStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.25rem), 1fr))',
  gap: vars.space.xs,
  // The page header sets a larger margin. The repeated class makes this rule stronger.
  selectors: { '&&&': { marginTop: 0 } },
  '@media': { [from('tablet')]: { gridTemplateColumns: '1fr' } },
});

export const row = siteStyle({
  display: 'grid',
  alignItems: 'center',
  gap: `0 ${vars.space.s}`,
  minHeight: vars.control.target,
  padding: vars.space.xs,
  border: `1.5px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.text.body,
  fontSize: vars.size.caption,
  lineHeight: vars.leading.snug,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.text.body },
    '&[aria-pressed="true"]': {
      borderColor: vars.color.surface.inverse,
      background: vars.color.surface.inverse,
      color: vars.color.text.onInverse,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight' } },
    },
    [from('tablet')]: {
      gridTemplateColumns: '1fr auto',
      paddingInline: vars.space.s,
      fontSize: vars.size.small,
    },
  },
});

export const company = siteStyle({ fontWeight: vars.weight.medium });
