import geologica from '@fontsource-variable/geologica/files/geologica-latin-shrp-normal.woff2';
import { createElement } from 'react';
import { addons, types, useParameter } from 'storybook/manager-api';

import { storybookTheme } from './storybookTheme.ts';
import { systemTheme } from './systemTheme.ts';

// Storybook's builder inlines the font file in the script.
document.fonts.add(new FontFace('Geologica', `url(${geologica})`, { weight: '100 900', display: 'swap' }));
// At first the panel beside a story shows the results of axe.
addons.setConfig({
  theme: storybookTheme(systemTheme()),
  selectedPanel: 'storybook/a11y/panel',
});

const siteAddress = process.env.STORYBOOK_SITE_URL;

/** Link in the toolbar from the story of a page to the same page on the built site. */
function OnTheSite() {
  const address = useParameter<string | null>('address', null);
  if (!address || !siteAddress) return null;
  const href = new URL(address, siteAddress).href;
  const style = { color: 'inherit', fontSize: 12, fontWeight: 700, padding: '0 8px' };
  return createElement('a', { href, target: '_blank', rel: 'noreferrer', title: href, style }, 'On the site');
}

addons.register('on-the-site', () =>
  addons.add('on-the-site/link', {
    type: types.TOOL,
    title: 'On the site',
    match: ({ viewMode }) => viewMode === 'story',
    render: OnTheSite,
  }),
);
