import { siteStyle, vars } from '#design-system/styles';
import { columns, twelveColumns } from '#site/sections/columns.ts';

/** Two sections side by side, in 4 and 8 columns. In narrower windows the second stands below the first. */
export const pair = siteStyle({ ...twelveColumns, rowGap: vars.space.section });

export const part = siteStyle({
  display: 'grid',
  gap: `clamp(${vars.space.l}, 4vw, ${vars.space.xl})`,
  alignContent: 'start',
  minWidth: 0,
  // Long words in large text break instead of widening the page.
  overflowWrap: 'anywhere',
  selectors: {
    '&:first-child': columns(1, 5),
    '&:last-child': columns(5, 13),
  },
});
