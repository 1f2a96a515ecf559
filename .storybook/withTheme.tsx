import type { Decorator } from '@storybook/react-vite';

/** Paints the story as the toolbar says, in the same way as the site: on the page's root. */
export const withTheme: Decorator = (Story, { globals }) => {
  const root = document.documentElement;
  root.classList.toggle('dark', globals.theme === 'dark');
  root.toggleAttribute('data-contrast', globals.contrast === 'more');
  if (globals.contrast === 'more') root.setAttribute('data-contrast', 'more');
  document.body.dataset.motion = String(globals.motion);
  return <Story />;
};
