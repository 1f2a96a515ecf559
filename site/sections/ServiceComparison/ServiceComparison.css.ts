import { globalStyle } from '@vanilla-extract/css';

import { from, layers, siteStyle } from '#design-system/styles';

export const frame = siteStyle({ position: 'relative' });

const wide = (selector: string, width: string) =>
  globalStyle(`${frame} ${selector}`, {
    '@layer': { [layers.site]: { '@media': { [from('desktop')]: { width } } } },
  });
wide('th:nth-child(1)', '20%');
wide('th:nth-child(2)', '32%');
wide('th:nth-child(4)', '16%');

const fromPhone = (selector: string, rule: object) =>
  globalStyle(`${frame} ${selector}`, {
    '@layer': { [layers.site]: { '@media': { [from('phone')]: rule } } },
  });
fromPhone('td:last-child', { whiteSpace: 'nowrap' });

// Between a phone and that the columns would be too narrow to read; the frame scrolls instead.
fromPhone('table', { minWidth: '44rem' });
