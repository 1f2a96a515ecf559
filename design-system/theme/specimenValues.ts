/** Returns the keys of an object with their exact type. */
export const keysOf = <Key extends string>(values: Readonly<Record<Key, unknown>>) =>
  Object.keys(values).filter((key): key is Key => key in values);

/** Returns an object with the same keys and changed values. */
export function mapValues<Key extends string, From, To>(
  values: Readonly<Record<Key, From>>,
  change: (value: From, key: Key) => To,
): Readonly<Record<string, To>> {
  return Object.fromEntries(keysOf(values).map((key) => [key, change(values[key], key)]));
}
