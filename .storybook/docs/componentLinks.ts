import { drawingsByPurpose } from '../welcome/componentDrawings.ts';

/** Sidebar section of each group of drawings (see `drawingsByPurpose`). Other groups are in `components`. */
const sections: Readonly<Record<string, string>> = {
  Chat: 'patterns',
  Report: 'patterns',
  Graphics: 'graphics',
};
/** Components whose sidebar section is not the section of their group. */
const exceptions: Readonly<Record<string, string>> = {
  SiteHeader: 'patterns',
  Footer: 'patterns',
  PrintSheet: 'components',
  BeforeAfter: 'components',
  StatBand: 'components',
  Timeline: 'components',
};

const addresses = new Map(
  Object.entries(drawingsByPurpose).flatMap(([purpose, drawings]) =>
    Object.keys(drawings).map((name) => {
      const section = exceptions[name] ?? sections[purpose] ?? 'components';
      return [name, `./?path=/docs/${section}-${name.toLowerCase()}--docs`] as const;
    }),
  ),
);

/** Returns the address of a component's page, or `undefined` for any other name. */
export const componentAddress = (name: string): string | undefined => addresses.get(name);

/**
 * Returns Markdown in which the names of components are links to their pages. The name of the current page's component
 * is not a link.
 */
export const linkComponentNames = (markdown: string, currentComponent: string | undefined): string =>
  // A name between backticks that is not in a link already.
  markdown.replace(/(?<!\[)`(\w+)`/g, (code, name: string) => {
    // Storybook handles clicks on links in Markdown itself. For that an address must begin with `?path=`, without `./`.
    const address = name === currentComponent ? undefined : componentAddress(name)?.replace('./', '');
    return address ? `[${code}](${address})` : code;
  });
