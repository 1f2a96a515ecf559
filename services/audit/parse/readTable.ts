import { type Attributes, attributeOf, kindOfLabel } from './attributes.ts';
import { fold } from './plainText.ts';

/** What a table says: items, and lines about the item it belongs to. */
export interface TableReading {
  readonly items: readonly {
    readonly title: string;
    readonly lines: readonly string[];
    readonly attributes: Attributes;
  }[];
  readonly loose: readonly string[];
}

type Role = 'index' | 'title' | 'description' | 'priority' | 'roi' | 'implementationDifficulty' | 'other';

function roleOf(heading: string): Role {
  const folded = fold(heading);
  const kind = kindOfLabel(folded);
  if (kind) return kind;
  if (/^(?:#|no\.?|nr\.?|α\/α|)$/.test(folded)) return 'index';
  if (/\broi\b|return/.test(folded)) return 'roi';
  if (/priorit/.test(folded)) return 'priority';
  if (/difficult/.test(folded)) return 'implementationDifficulty';
  if (/^(?:description|details?|explanation|what it does|summary|περιγραφη|λεπτομερειεσ)/.test(folded))
    return 'description';
  if (/^(?:title|name|opportunit|solution|recommend|initiative|ευκαιρι|λυση|τιτλοσ)/.test(folded))
    return 'title';
  return 'other';
}

const attributeRoles = ['priority', 'roi', 'implementationDifficulty'] as const;
const isAttribute = (role: Role): role is (typeof attributeRoles)[number] =>
  attributeRoles.some((kind) => kind === role);

/** Reads a table by its heading: a row is an item, unless no column could name one. */
export function readTable([heading = [], ...rows]: readonly (readonly string[])[]): TableReading {
  if (isLabelColumn([heading, ...rows])) {
    const pairs = [heading, ...rows].filter(
      ([label = '']) => !/^(?:attribute|field|item|aspect|detail|)$/i.test(label),
    );
    return { items: [], loose: pairs.map(([label, value]) => `${label}: ${value}`) };
  }
  const roles = withTitle(heading.map(roleOf));
  if (!roles.includes('title')) {
    const loose = rows.flatMap((row) =>
      row
        .map((cell, index) => `${heading[index] ?? ''}: ${cell}`)
        .filter((_, index) => roles[index] !== 'index'),
    );
    return { items: [], loose };
  }
  return { items: rows.map((row) => itemOf(row, heading, roles)), loose: [] };
}

/** "Priority | High" below each other: the first column has the labels. */
function isLabelColumn(rows: readonly (readonly string[])[]): boolean {
  const labels = rows.filter(([label = '']) => kindOfLabel(label) !== null);
  return rows.every(({ length }) => length === 2) && labels.length >= 2;
}

/** Without a column for titles, the first that says nothing else has them. */
function withTitle(roles: readonly Role[]): readonly Role[] {
  if (roles.includes('title'))
    return roles.map((role, index) =>
      role === 'title' && roles.indexOf('title') !== index ? 'other' : role,
    );
  const first = roles.indexOf('other');
  return roles.map((role, index) => (index === first ? 'title' : role));
}

function itemOf(
  row: readonly string[],
  heading: readonly string[],
  roles: readonly Role[],
): TableReading['items'][number] {
  let attributes: Attributes = {};
  let title = '';
  let lines: string[] = [];
  for (const [index, cell] of row.entries()) {
    const role = roles[index] ?? 'other';
    if (cell === '' || role === 'index') continue;
    if (isAttribute(role)) attributes = { ...attributes, ...attributeOf(role, cell) };
    else if (role === 'title') [title = '', ...lines] = [...cell.split('\n'), ...lines];
    else lines.push(role === 'description' ? cell : `${heading[index] ?? ''}: ${cell}`);
  }
  return { title, lines, attributes };
}
