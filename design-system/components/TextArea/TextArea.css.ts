import { componentStyle } from '../../theme/componentStyle.ts';

export const textArea = componentStyle({ display: 'block', resize: 'vertical' });
