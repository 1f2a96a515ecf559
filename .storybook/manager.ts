import { createElement } from 'react';
import { addons, types, useParameter } from 'storybook/manager-api';

const site = process.env.STORYBOOK_SITE_URL;

/** Toolbar link from the story of a page to that page on the built site. */
function OnTheSite() {
  const address = useParameter<string | null>('address', null);
  if (!address || !site) return null;
  const href = new URL(address, site).href;
  return createElement('a', { href, target: '_blank', rel: 'noreferrer' }, `On the site: ${address}`);
}

addons.register('on-the-site', () =>
  addons.add('on-the-site/link', {
    type: types.TOOL,
    title: 'On the site',
    match: ({ viewMode }) => viewMode === 'story',
    render: OnTheSite,
  }),
);
