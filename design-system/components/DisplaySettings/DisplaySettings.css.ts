import { recipe } from '@vanilla-extract/recipes';

import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { hairline } from '../../theme/hairline.ts';
import { onlyAnnounced } from '../../theme/notCopied.ts';
import { outdent } from '../../theme/outdent.ts';
import { fineSpace } from '../../theme/spacing.ts';
import { from } from '../../theme/tokens/breakpoints.ts';

const wide = (rule: object) => ({ '@media': { [from('desktop')]: rule } });

export const settings = componentStyle({ position: 'relative', maxWidth: '100%' });

export const opener = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minWidth: vars.control.target,
  minHeight: vars.control.target,
  padding: `0 ${fineSpace.snug}`,
  border: '1.5px solid transparent',
  borderRadius: vars.radius.control,
  background: 'none',
  color: 'inherit',
  fontSize: vars.size.small,
  fontWeight: vars.weight.label,
  cursor: 'pointer',
  selectors: {
    '&:hover, &[aria-expanded="true"]': { background: vars.color.surface.sunken },
    // In the mobile menu, marked with `data-column`, the icon is aligned with the entries above it.
    '[data-column] &': outdent(vars.space.s),
  },
  '@media': { '(forced-colors: active)': { borderColor: 'ButtonBorder' } },
});

// Limits a rule to settings outside the mobile menu. Inside it, the settings open below the button at each width, and
// the label is visible.
const outsideColumns = (rule: object) => ({ selectors: { ':not([data-column] *)&': rule } });

/** Label of the button. If `compact`, wide windows show only the icon, and the label is its accessible name. */
export const openerLabel = recipe({
  variants: {
    compact: {
      true: componentStyle(
        wide(
          outsideColumns({
            ...onlyAnnounced,
          }),
        ),
      ),
      false: {},
    },
  },
});

export const panel = recipe({
  base: componentStyle({
    display: 'grid',
    gap: vars.space.xxs,
    width: '20rem',
    maxWidth: '100%',
    marginTop: vars.space.xs,
    padding: vars.space.m,
    border: hairline,
    borderRadius: vars.radius.control,
    background: vars.color.surface.raised,
    color: vars.color.text.body,
    ...wide(
      outsideColumns({
        position: 'absolute',
        insetInlineEnd: 0,
        zIndex: vars.layer.content,
        maxWidth: 'none',
        margin: 0,
        boxShadow: vars.shadow.dropdown,
      }),
    ),
  }),
  variants: {
    placement: {
      below: componentStyle(wide({ top: 'calc(100% + 8px)' })),
      above: componentStyle(wide({ bottom: 'calc(100% + 8px)' })),
    },
  },
});

export const themes = componentStyle({ minWidth: 0, padding: 0, border: 0 });

export const legend = componentStyle({
  padding: `0 0 ${vars.space.xxs}`,
  fontSize: vars.size.small,
  color: vars.color.text.muted,
});

/** The themes are in one row if there is space for their labels. */
export const themeOptions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

/** One theme. Its radio button is as large as its label, so that the whole label can be pressed. */
export const themeOption = componentStyle({
  position: 'relative',
  display: 'grid',
  flexGrow: 1,
  minHeight: vars.control.target,
});

export const radio = componentStyle({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  border: `1.5px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.text.body },
    '&:checked': { borderColor: vars.color.surface.inverse, background: vars.color.surface.inverse },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:checked': { borderWidth: '3px', borderColor: 'Highlight' } },
    },
  },
});

export const themeLabel = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  padding: `0 ${fineSpace.snug}`,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  pointerEvents: 'none',
  selectors: { ':checked + &': { color: vars.color.text.onInverse } },
  '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
});

export const switchRow = componentStyle({ fontSize: vars.size.small });
