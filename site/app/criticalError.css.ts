import { globalStyle } from '@vanilla-extract/css';

import { layers, vars } from '#design-system/styles';

// Drawn by the script in index.html when the app cannot start, so it cannot carry a class of ours.
const box = (selector: string, rule: object) =>
  globalStyle(`#critical-error${selector}`, { '@layer': { [layers.site]: rule } });

box('', {
  // Under the header, whose links work without a script.
  marginBlock: `${vars.width.headerHeight} calc(-1 * ${vars.width.headerHeight})`,
  padding: `${vars.space.l} max(${vars.space.gutter}, calc((100% - ${vars.width.content}) / 2))`,
  borderBottom: `2px solid ${vars.color.error.text}`,
  background: vars.color.error.surface,
  color: vars.color.text.body,
});
box(' h2', { fontSize: vars.size.h3, fontWeight: vars.weight.medium });
box(' pre', { marginTop: vars.space.xs, whiteSpace: 'pre-wrap', fontSize: vars.size.small });
