import { ContentError } from '#services/knowledge';

/** One stop of a lane, as a post writes it: "=== Month one: It works" is reached by three lines. */
export interface Station {
  /** Number of lines that continue from it, at most 8; none at a last station where all lines end. */
  readonly lines: number;
  readonly name: string;
  readonly text: string;
}

/** Reads the stations of a lane, a line each. Throws if one is not written like "=== Name: words". */
export const stationsOf = (text: string): readonly Station[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [, marks, name, text] = /^(={0,8}) *([^=:]+): (.+)$/.exec(line) ?? [];
      if (marks === undefined || !name || !text)
        throw new ContentError(
          `"${line}" is no station of the lane in a post. Write how many lines reach it, "=== Name: words".`,
        );
      return { lines: marks.length, name, text };
    });

/** Whether lines are added on the way: then they go on behind the last station, else they end there. */
export const goesOn = (stations: readonly Station[]) =>
  (stations.at(-1)?.lines ?? 0) > (stations[0]?.lines ?? 0);

/** Whether the lines that are left end at the last station, with nothing to show. */
export const endsInCrosses = (stations: readonly Station[]) => stations.at(-1)?.lines === 0;

/** Between two lines, and around all of them, in CSS pixels. */
const gap = 10;

/** The space that the lines of a lane need beside its words, in CSS pixels. */
export const laneWidth = (stations: readonly Station[]) =>
  gap * (1 + Math.max(...stations.map(({ lines }) => lines)));

/**
 * The path of the lines from a station down to the next, 100 units long and `width` wide. New ones branch off the first
 * one, which is nearest to the words; lost lines end before the next station; all others continue, or join in the last
 * station.
 */
export function lanePath(stations: readonly Station[], index: number, width: number): string {
  const linesAt = (place: number) => stations[place]?.lines ?? 0;
  const here = linesAt(index);
  const before = index === 0 ? 1 : linesAt(index - 1);
  const isLast = index === stations.length - 1;
  const on = goesOn(stations);
  const isNextToLast = index === stations.length - 2;
  const crossed = endsInCrosses(stations);
  const after = isLast || (crossed && isNextToLast) ? here : linesAt(index + 1);
  const joined = !on && !crossed && isNextToLast;
  const at = (along: number, line: number) => `${width - gap * (1 + line)} ${along}`;
  const curve = (from: number, to: number, one: number, other: number) =>
    `C${at((from + to) / 2, one)} ${at((from + to) / 2, other)} ${at(to, other)}`;
  if (isLast && crossed) return crosses(before, at);
  if (isLast && !on) return '';
  return Array.from({ length: here }, (_, line) => {
    const start = line < before ? `M${at(0, line)}` : `M${at(0, 0)}${curve(0, 40, 0, line)}`;
    const end = 52 + 6 * ((line * 3) % 5);
    if (line >= after) return `${start}L${at(end, line)}${curve(end, end + 14, line, line + 0.6)}`;
    return joined ? `${start}L${at(52, line)}${curve(52, 100, line, 0)}` : `${start}L${at(100, line)}`;
  }).join('');
}

/** A cross at the end of each line, in CSS pixels, so that it is as high as wide. */
const crosses = (count: number, at: (along: number, line: number) => string) => {
  const arm = 5;
  return Array.from({ length: count }, (_, line) => {
    const stroke = (from: number) => `M${at(-arm, line - from / gap)}L${at(arm, line + from / gap)}`;
    return `${stroke(arm)}${stroke(-arm)}`;
  }).join('');
};
