import { Breadcrumbs } from '#design-system';
import { paths } from '#site/routing/paths.ts';

export interface BreadcrumbProps {
  /** Pages above the current page, from the top. The home page is added and must not be listed. */
  readonly steps: readonly { readonly name: string; readonly path: string }[];
  /** Name of the current page. */
  readonly here: string;
}

/** Path from the home page to this page. */
export function Breadcrumb({ steps, here }: BreadcrumbProps) {
  return (
    <Breadcrumbs
      items={[
        { label: 'Home', href: paths.home },
        ...steps.map(({ name, path }) => ({ label: name, href: path })),
        { label: here },
      ]}
    />
  );
}
