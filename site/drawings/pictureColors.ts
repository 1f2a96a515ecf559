import { vars } from '#design-system/styles';

/** Rules for the colours of a picture whose file uses those of the theme; in forced colours it is drawn in the system's. */
export const pictureColors = {
  color: vars.color.accent.text,
  '@media': {
    '(forced-colors: active)': {
      color: 'CanvasText',
      vars: {
        [vars.color.text.body]: 'CanvasText',
        [vars.color.done]: 'CanvasText',
        [vars.color.surface.raised]: 'Canvas',
      },
    },
  },
};
