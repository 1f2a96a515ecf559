import { drawingsByPurpose } from '../welcome/componentDrawings.ts';

/** Sidebar sections by group of `drawingsByPurpose`. The components of any other group are in `components`. */
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
  // Matches a name between backticks, unless it is the text of a link.
  markdown.replace(/(?<!\[)`(\w+)`/g, (code, name: string) => {
    // Storybook handles a click on a link in Markdown only if the address begins with `?path=`, without `./`.
    const address = name === currentComponent ? undefined : componentAddress(name)?.replace('./', '');
    return address ? `[${code}](${address})` : code;
  });
