import { defineConfig, Logger, parse } from '@terrazzo/parser';

/** Rule of the parser for the values of each type that we write. */
const rules = {
  color: 'core/valid-color',
  dimension: 'core/valid-dimension',
  fontFamily: 'core/valid-font-family',
  fontWeight: 'core/valid-font-weight',
  duration: 'core/valid-duration',
  cubicBezier: 'core/valid-cubic-bezier',
  number: 'core/valid-number',
  shadow: 'core/valid-shadow',
  typography: 'core/valid-typography',
};
const file = new URL('file:///tokens.json');
const logger = new Logger({ level: 'silent' });
const strict = Object.values(rules).map((rule) => [rule, 'error'] as const);
const units: ['error', object] = ['error', { allowedUnits: ['px', 'rem'] }];
const config = defineConfig(
  { lint: { rules: { ...Object.fromEntries(strict), [rules.dimension]: units } } },
  { cwd: file, logger },
);

/**
 * Returns one sentence for each violation of the Design Tokens format, or an empty list. It knows only the part of the
 * format that we write: each token must have a type, and the type must be one of `rules`.
 */
export async function validateDesignTokens(tokens: object): Promise<readonly string[]> {
  const violations = [...faultyNamesAndTypes(tokens, [])];
  if (violations.length > 0) return violations;
  const source = { filename: file, src: JSON.stringify(tokens) };
  return parse([source], { config, logger }).then(
    () => [],
    (error: unknown) => [error instanceof Error ? error.message : String(error)],
  );
}

/**
 * Yields a sentence for each fault that the parser does not find: a forbidden name, or a token without a known type.
 */
function* faultyNamesAndTypes(group: object, path: readonly string[]): Generator<string> {
  const place = path.join(' > ');
  if ('$value' in group) {
    if (!('$type' in group) || !(String(group.$type) in rules)) yield `${place} has no known $type`;
    return;
  }
  for (const [name, entry] of Object.entries(group)) {
    if (/^\$|[{}.]/.test(name))
      yield `"${name}" is no legal name: it must not contain {, } or a full stop, or begin with $`;
    if (typeof entry === 'object' && entry !== null) yield* faultyNamesAndTypes(entry, [...path, name]);
    else yield `${[...path, name].join(' > ')} is neither a token nor a group`;
  }
}
