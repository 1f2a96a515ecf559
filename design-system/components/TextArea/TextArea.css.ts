import { componentStyle } from '../../theme/componentStyle.ts';

export const textArea = componentStyle({ resize: 'vertical', fieldSizing: 'content', maxHeight: '60vh' });
