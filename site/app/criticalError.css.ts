import { globalStyle } from '@vanilla-extract/css';

import { layers, vars } from '#design-system/styles';

// The script in index.html adds this element if the app cannot start. It does not know our class names, hence the id.
const box = (selector: string, rule: object) =>
  globalStyle(`#critical-error${selector}`, { '@layer': { [layers.site]: rule } });

box('', {
  // Below the header, because its links work without scripts.
  marginBlock: `${vars.width.headerHeight} calc(-1 * ${vars.width.headerHeight})`,
  padding: `${vars.space.l} max(${vars.space.gutter}, calc((100% - ${vars.width.content}) / 2))`,
  borderBottom: `2px solid ${vars.color.error.text}`,
  background: vars.color.error.surface,
  color: vars.color.text.body,
});
box(' h2', { fontSize: vars.size.h3, fontWeight: vars.weight.medium });
box(' pre', { marginTop: vars.space.xs, whiteSpace: 'pre-wrap', fontSize: vars.size.small });
