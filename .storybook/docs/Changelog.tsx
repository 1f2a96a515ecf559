import { Markdown } from '@storybook/addon-docs/blocks';

const changelogs = import.meta.glob<string>('/design-system/CHANGELOG.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Release notes of the package. */
export const Changelog = () => <Markdown>{Object.values(changelogs)[0] ?? ''}</Markdown>;
