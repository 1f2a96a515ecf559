import type { ThemeTokens } from '../tokens/index.ts';
import type { Token, TokenGroup } from './readCss.ts';
import { toDesignTokens } from './toDesignTokens.ts';

const collection = 'tokens';
const idOf = (kind: string, name: string) => `${kind}:${name}`;

/**
 * Scopes by group: the properties for which Figma offers the variables of the group. Variables of any other group are
 * offered for all.
 */
const scopes: Readonly<Record<string, string>> = {
  space: 'GAP',
  control: 'WIDTH_HEIGHT',
  width: 'WIDTH_HEIGHT',
  breakpoint: 'WIDTH_HEIGHT',
  radius: 'CORNER_RADIUS',
  size: 'FONT_SIZE',
  weight: 'FONT_WEIGHT',
  font: 'FONT_FAMILY',
};

/**
 * Returns the type and the value of a variable, or `null` for text styles, shadows and curves, which are not variables
 * in Figma.
 */
function readValue({ $type, $value }: Token) {
  const value = $value as never;
  switch ($type) {
    case 'color': {
      const { components, alpha } = value as { components: [number, number, number]; alpha?: number };
      const [r, g, b] = components;
      return { resolvedType: 'COLOR', value: alpha === undefined ? { r, g, b } : { r, g, b, a: alpha } };
    }
    case 'dimension':
    case 'duration':
      return { resolvedType: 'FLOAT', value: (value as { value: number }).value };
    case 'number':
    case 'fontWeight':
      return { resolvedType: 'FLOAT', value: Number(value) };
    case 'fontFamily':
      return { resolvedType: 'STRING', value: String(value[0]) };
    default:
      return null;
  }
}

const isToken = (entry: Token | TokenGroup): entry is Token => '$value' in entry;

/** Yields each token that is a variable in Figma, with its path. */
function* variablesIn(
  group: TokenGroup,
  path: readonly string[] = [],
): Generator<
  NonNullable<ReturnType<typeof readValue>> & { readonly path: readonly string[]; readonly token: Token }
> {
  for (const [name, entry] of Object.entries(group)) {
    const entryPath = [...path, name];
    if (!isToken(entry)) yield* variablesIn(entry, entryPath);
    else {
      const read = readValue(entry);
      if (read) yield { ...read, path: entryPath, token: entry };
    }
  }
}

/**
 * Returns the property `codeSyntax` of a variable: the custom property of its token in the style sheets. `narrow` and
 * `wide` share one custom property. A breakpoint has none.
 */
const codeSyntaxOf = (path: readonly string[]) =>
  path[0] === 'breakpoint'
    ? {}
    : { codeSyntax: { WEB: `var(--ds-${path.filter((part) => !/^(narrow|wide)$/.test(part)).join('-')})` } };

/**
 * Returns the body for Figma's `POST /v1/files/:file_key/variables`. It creates one collection of variables with a mode
 * for each theme. The first theme is the initial mode.
 */
export function toFigmaVariables(themes: Readonly<Record<string, ThemeTokens>>) {
  const modes = Object.entries(themes).map(([name, theme]) => ({
    name,
    id: idOf('mode', name),
    variables: [...variablesIn(toDesignTokens(theme))],
  }));
  const [first] = modes;
  if (!first) throw new Error('Figma needs at least one mode: give it a theme.');
  return {
    variableCollections: [
      { action: 'CREATE', id: collection, name: 'Design tokens', initialModeId: first.id },
    ],
    variableModes: modes.map(({ id, name }) => ({
      action: id === first.id ? 'UPDATE' : 'CREATE',
      id,
      name,
      variableCollectionId: collection,
    })),
    variables: first.variables.map(({ path, resolvedType, token }) => ({
      action: 'CREATE',
      id: idOf('variable', path.join('/')),
      name: path.join('/'),
      variableCollectionId: collection,
      resolvedType,
      scopes: [scopes[path[0] ?? ''] ?? 'ALL_SCOPES'],
      ...(token.$description ? { description: token.$description } : {}),
      ...codeSyntaxOf(path),
    })),
    variableModeValues: modes.flatMap(({ id, variables }) =>
      variables.map(({ path, value }) => ({
        variableId: idOf('variable', path.join('/')),
        modeId: id,
        value,
      })),
    ),
  };
}
