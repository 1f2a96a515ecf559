import { ContentError } from '#services/knowledge';

/**
 * One station of a lane. A lane is a bundle of lines, drawn from station to station down the page. A post writes a
 * station as "=== Month one: It works", with a "=" for each line that reaches it.
 */
export interface Station {
  /**
   * Number of lines at the station, at most 8. If it is larger than at the station before, new lines begin here. If it
   * is smaller, the other lines were lost on the way. At the last station, 0 means that all lines end in crosses.
   */
  readonly lineCount: number;
  readonly name: string;
  readonly text: string;
}

/** Reads the stations of a lane, one from each line of text. Throws a `ContentError` if a line has another form. */
export const stationsOf = (text: string): readonly Station[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [, marks, name, text] = /^(={0,8}) *([^=:]+): (.+)$/.exec(line) ?? [];
      if (marks === undefined || !name || !text)
        throw new ContentError(
          `"${line}" is no station of the lane in a post. Write a "=" for each line that reaches it, then its name and text: "=== Name: Text".`,
        );
      return { lineCount: marks.length, name, text };
    });

/** Whether the lane ends with more lines than it began with. Then the lines continue below the last station. */
export const continuesBelow = (stations: readonly Station[]) =>
  (stations.at(-1)?.lineCount ?? 0) > (stations[0]?.lineCount ?? 0);

/** Whether the remaining lines end in crosses at the last station. */
export const endsInCrosses = (stations: readonly Station[]) => stations.at(-1)?.lineCount === 0;

/** Space between two lines and at both sides, in CSS pixels. */
const gap = 10;

/** Width of the lines of a lane, in CSS pixels. */
export const laneWidth = (stations: readonly Station[]) =>
  gap * (1 + Math.max(...stations.map(({ lineCount }) => lineCount)));

/**
 * Returns the path from a station to the next one, 100 units high and `width` wide. New lines branch off the first
 * line, which is nearest to the text. Lost lines end before the next station. All other lines continue, or join at
 * the last station.
 */
export function lanePath(stations: readonly Station[], index: number, width: number): string {
  const countAt = (station: number) => stations[station]?.lineCount ?? 0;
  const here = countAt(index);
  const before = index === 0 ? 1 : countAt(index - 1);
  const isLast = index === stations.length - 1;
  const continues = continuesBelow(stations);
  const isNextToLast = index === stations.length - 2;
  const crossed = endsInCrosses(stations);
  const after = isLast || (crossed && isNextToLast) ? here : countAt(index + 1);
  const joined = !continues && !crossed && isNextToLast;
  const pointAt = (y: number, line: number) => `${width - gap * (1 + line)} ${y}`;
  const curve = (fromY: number, toY: number, fromLine: number, toLine: number) =>
    `C${pointAt((fromY + toY) / 2, fromLine)} ${pointAt((fromY + toY) / 2, toLine)} ${pointAt(toY, toLine)}`;
  if (isLast && crossed) return crosses(before, pointAt);
  if (isLast && !continues) return '';
  return Array.from({ length: here }, (_, line) => {
    const start = line < before ? `M${pointAt(0, line)}` : `M${pointAt(0, 0)}${curve(0, 40, 0, line)}`;
    // Lost lines end at different heights, and bend away from the text.
    const end = 52 + 6 * ((line * 3) % 5);
    if (line >= after) return `${start}L${pointAt(end, line)}${curve(end, end + 14, line, line + 0.6)}`;
    return joined
      ? `${start}L${pointAt(52, line)}${curve(52, 100, line, 0)}`
      : `${start}L${pointAt(100, line)}`;
  }).join('');
}

/** Returns a cross for the end of each line. Its units are CSS pixels, so that the cross is not stretched. */
const crosses = (count: number, pointAt: (y: number, line: number) => string) => {
  const arm = 5;
  return Array.from({ length: count }, (_, line) => {
    const stroke = (from: number) =>
      `M${pointAt(-arm, line - from / gap)}L${pointAt(arm, line + from / gap)}`;
    return `${stroke(arm)}${stroke(-arm)}`;
  }).join('');
};
