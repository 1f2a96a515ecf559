import { siteStyle } from '#design-system/styles';
import { closeToHead } from '#site/sections/measures.ts';

export const categories = siteStyle({ '@media': { print: { display: 'none' } } });

export const list = siteStyle({ marginBlockStart: closeToHead });

export const drawing = siteStyle({ maxHeight: '11rem' });
