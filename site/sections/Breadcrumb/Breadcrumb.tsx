import { Breadcrumbs } from '#design-system';
import { paths } from '#site/routing/paths.ts';

export interface BreadcrumbProps {
  /** The pages above this one, without the home page. */
  readonly steps: readonly { readonly name: string; readonly path: string }[];
  /** This page. */
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
