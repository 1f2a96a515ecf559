/**
 * Returns a time in whole milliseconds; 0 for a time before 1970 or after the last one that a `Date` supports. The
 * clock of a device can be wrong.
 */
export function validTime(milliseconds: number): number {
  const latest = 8_640_000_000_000_000;
  return milliseconds >= 0 && milliseconds <= latest ? Math.trunc(milliseconds) : 0;
}

/**
 * Returns a function that makes ids such as "1763721600000-k3f90". An id has the time, four random characters of this
 * tab, and a counter. The counter distinguishes two saves in the same millisecond.
 */
export function createRecordIds(): (time: number) => string {
  const tab = Math.random().toString(36).slice(2, 6).padEnd(4, '0');
  let count = 0;
  return (time) => `${String(time).padStart(13, '0')}-${tab}${(count++).toString(36)}`;
}
