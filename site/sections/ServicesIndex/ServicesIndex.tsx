import { services } from '#services/knowledge';
import { paths } from '#site/app/paths.ts';
import { LinkIndex } from '#site/sections/LinkIndex/LinkIndex.tsx';

/** The seven services as an index. */
export function ServicesIndex() {
  return (
    <LinkIndex
      entries={services.map(({ id, title, summary }) => ({
        name: title,
        path: paths.service(id),
        description: summary,
      }))}
    />
  );
}
