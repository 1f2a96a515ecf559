import { globalStyle } from '@vanilla-extract/css';

import { layers, vars } from '#design-system/styles';

// The script in index.html adds this element if the app cannot start. It cannot know class names, so it sets an id.
const ruleInBox = (selector: string, rule: object) =>
  globalStyle(`#critical-error${selector}`, { '@layer': { [layers.site]: rule } });

ruleInBox('', {
  // The message stands below the header, because the header's links work without scripts.
  marginBlock: `${vars.width.headerHeight} calc(-1 * ${vars.width.headerHeight})`,
  padding: `${vars.space.l} max(${vars.space.gutter}, calc((100% - ${vars.width.content}) / 2))`,
  borderBottom: `2px solid ${vars.color.error.text}`,
  background: vars.color.error.surface,
  color: vars.color.text.body,
});
ruleInBox(' h2', { fontSize: vars.size.h3, fontWeight: vars.weight.medium });
ruleInBox(' pre', { marginTop: vars.space.xs, whiteSpace: 'pre-wrap', fontSize: vars.size.small });
