import { globalStyle } from '@vanilla-extract/css';

import { below, from, layers, siteStyle } from '#design-system/styles';

export const frame = siteStyle({ position: 'relative' });

const wide = (selector: string, width: string) =>
  globalStyle(`${frame} ${selector}`, {
    '@layer': { [layers.site]: { '@media': { [from('desktop')]: { width } } } },
  });
wide('th:nth-child(1)', '20%');
wide('th:nth-child(2)', '32%');
wide('th:nth-child(4)', '16%');

globalStyle(`${frame} td:last-child`, { '@layer': { [layers.site]: { whiteSpace: 'nowrap' } } });

// On a phone the effort stands beside the service; it and the outcome need no name.
const onPhones = (selector: string, rule: object) =>
  globalStyle(`${frame} ${selector}`, {
    '@layer': { [layers.site]: { '@media': { [below('tablet')]: rule } } },
  });
onPhones('tr', { gridTemplateColumns: 'minmax(0, 1fr) auto' });
onPhones('td', { gridColumn: '1 / -1' });
onPhones('td:last-child', { gridArea: '1 / 2' });
onPhones('td:is(:nth-child(2), :last-child)::before', { content: 'none' });
