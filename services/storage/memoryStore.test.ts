import { expect, test, vi } from 'vitest';

import { createMemoryStore } from './memoryStore.ts';

test('createMemoryStore begins with the texts it was given', () => {
  expect(createMemoryStore({ a: 'one' }).read('a')).toBe('one');
});

test('createMemoryStore tells other tabs of changes alone, as browsers do', () => {
  const store = createMemoryStore({ a: 'one' });
  const onChange = vi.fn();
  store.openTab().subscribe(onChange);
  store.write('a', 'one');
  store.remove('b');
  expect(onChange).not.toHaveBeenCalled();
  store.write('a', 'two');
  store.remove('a');
  expect(onChange.mock.calls).toEqual([['a'], ['a']]);
});
