import type { Guide } from './Guide.ts';

const guides = Object.entries(
  import.meta.glob<Guide>('/design-system/**/*.guide.tsx', { eager: true, import: 'guide' }),
);
const storiesFiles = Object.keys(
  import.meta.glob('/design-system/{components,patterns,graphics}/*/*.stories.tsx'),
);

/** A table of all components with their status, their first version, and whether they have a guide. */
export function StatusTable() {
  const rows = storiesFiles
    .map((file) => {
      const name = /(\w+)\.stories/.exec(file)?.[1] ?? '';
      const guide = guides.find(([guideFile]) => guideFile.endsWith(`/${name}.guide.tsx`))?.[1];
      return { name, layer: file.split('/')[2], guide };
    })
    .sort((one, other) => one.name.localeCompare(other.name));
  return (
    <table>
      <thead>
        <tr>
          <th>Part</th>
          <th>Layer</th>
          <th>Status</th>
          <th>Since</th>
          <th>Guide</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, layer, guide }) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{layer}</td>
            <td>{guide?.status === 'new' ? 'New, may still change' : 'Stable'}</td>
            <td>{guide?.since ?? '1.0.0'}</td>
            <td>{guide ? 'yes' : 'props and stories'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
