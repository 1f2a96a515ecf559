import { IndexList } from '#design-system';
import { services } from '#services/knowledge';
import { paths } from '#site/app/paths.ts';

/** The seven services as an index. */
export function ServicesIndex() {
  return (
    <IndexList
      entries={services.map(({ id, title, summary }) => ({ href: paths.service(id), title, text: summary }))}
    />
  );
}
