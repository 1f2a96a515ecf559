/** A time in milliseconds that a date can hold, whatever the clock says. */
export function validTime(milliseconds: number): number {
  const latest = 8_640_000_000_000_000;
  return milliseconds >= 0 && milliseconds <= latest ? Math.trunc(milliseconds) : 0;
}

/**
 * Makes ids such as "1763721600000-k3f90": the time, four letters that tell this tab from others,
 * and a count, so that two saves within a millisecond differ.
 */
export function createRecordIds(): (time: number) => string {
  const tab = Math.random().toString(36).slice(2, 6).padEnd(4, '0');
  let count = 0;
  return (time) => `${String(time).padStart(13, '0')}-${tab}${(count++).toString(36)}`;
}
