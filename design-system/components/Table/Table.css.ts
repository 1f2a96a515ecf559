import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { hairline } from '../../theme/hairline.ts';
import { layers } from '../../theme/layers.css.ts';
import { stackedTable } from '../../theme/stackedTable.ts';
import { below } from '../../theme/tokens/breakpoints.ts';

export const table = componentStyle({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.size.control,
  lineHeight: vars.leading.normal,
  fontVariantNumeric: 'tabular-nums',
});

export const caption = componentStyle({
  paddingBottom: vars.space.s,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  textAlign: 'start',
});

export const cell = recipe({
  base: componentStyle({
    paddingBlock: vars.space.s,
    paddingInline: `0 ${vars.space.l}`,
    borderBottom: hairline,
    fontWeight: 'inherit',
    verticalAlign: 'top',
    selectors: { '&:last-child': { paddingInlineEnd: 0 } },
  }),
  variants: {
    align: { start: componentStyle({ textAlign: 'start' }), end: componentStyle({ textAlign: 'end' }) },
    head: {
      column: componentStyle({
        color: vars.color.text.muted,
        fontSize: vars.size.small,
        fontWeight: vars.weight.regular,
        verticalAlign: 'bottom',
      }),
      row: componentStyle({ fontWeight: vars.weight.medium }),
      none: {},
    },
  },
});

const onPhones = (selector: string, rule: object) =>
  globalStyle(`${table} ${selector}`, {
    '@layer': { [layers.component]: { '@media': { [below('tablet')]: rule } } },
  });

onPhones('tr', stackedTable.row);
onPhones(':is(th, td)', { padding: 0, border: 0, textAlign: 'start', whiteSpace: 'normal' });
onPhones('thead', stackedTable.head);
onPhones('td::before', stackedTable.label);
