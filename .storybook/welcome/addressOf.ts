import { drawingsByPurpose } from './componentDrawings.ts';

/** Sidebar section of the components of a group. */
const sections: Readonly<Record<string, string>> = {
  Chat: 'patterns',
  Report: 'patterns',
  Graphics: 'graphics',
};
/** Components of a group that are in another section. */
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

/** The address of a component's page; `undefined` for any other name, and for a component without a page. */
export const addressOf = (name: string): string | undefined => addresses.get(name);

/** Markdown in which the names of components, except `own`, link to their pages. */
export const withLinks = (markdown: string, own: string | undefined): string =>
  markdown.replace(/(?<!\[)`(\w+)`/g, (code, name: string) => {
    const address = name === own ? undefined : addressOf(name)?.replace('./', '');
    return address ? `[${code}](${address})` : code;
  });
