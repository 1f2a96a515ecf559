/** One stop of a lane, as a post writes it: "=== Month one: It works" is reached by three lines. */
export interface Station {
  /** How many lines go on from it, at most 8. All that are left end at a last station without any. */
  readonly lines: number;
  readonly name: string;
  readonly words: string;
  /** What the lines are called that end before the next station, in the order in which they do. */
  readonly lost: readonly string[];
}

/** Reads the stations of a lane, a line each. Throws if one is not written like "=== Name: words × lost × lost". */
export const stationsOf = (text: string): readonly Station[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [, marks, name, words] = /^(={0,8}) *([^=:]+): (.+)$/.exec(line) ?? [];
      if (marks === undefined || !name || !words)
        throw new Error(
          `"${line}" is no station of a lane. Write how many lines reach it, "=== Name: words".`,
        );
      const [said = '', ...lost] = words.split(' × ');
      return { lines: marks.length, name, words: said, lost };
    });

/** Whether lines are added on the way: then they go on behind the last station, else they end there. */
export const goesOn = (stations: readonly Station[]) =>
  (stations.at(-1)?.lines ?? 0) > (stations[0]?.lines ?? 0);

/** Whether the lines that are left end at the last station, with nothing to show. */
export const endsInCrosses = (stations: readonly Station[]) => stations.at(-1)?.lines === 0;

export type Direction = 'across' | 'down';

/** Between two lines, and around all of them, in CSS pixels. */
const gaps: Readonly<Record<Direction, number>> = { across: 20, down: 10 };

/** The room that the lines of a lane need across, in CSS pixels. */
export const laneWidth = (stations: readonly Station[], direction: Direction) =>
  gaps[direction] * (1 + Math.max(...stations.map(({ lines }) => lines)));

/** How far a line is from the edge of its lane, in CSS pixels; the first is nearest to the words. */
export const sideOf = (line: number, width: number, direction: Direction) =>
  width - gaps[direction] * (1 + line);

/** The end of a line that comes to nothing. */
export interface LostLine {
  readonly line: number;
  /** How far behind its station it ends, in hundredths of the way to the next. */
  readonly at: number;
  readonly name?: string | undefined;
}

/** The lines that end in a cross behind a station, the outermost first: those with a name, and all that reach a last station with nothing to show. */
export function lostBehind(stations: readonly Station[], index: number): readonly LostLine[] {
  const station = stations[index];
  const before = stations[index - 1];
  if (!station) return [];
  const dead = index === stations.length - 1 && endsInCrosses(stations) && before;
  const reached = dead ? before.lines - before.lost.length : station.lines;
  const length = dead ? reached : station.lost.length;
  const step = Math.min(24, 33 / (length - 1));
  return Array.from({ length }, (_, place) => ({
    line: reached - 1 - place,
    at: length === 1 ? 45 : 45 - step * (length - 1 - place),
    name: station.lost[place],
  }));
}

/**
 * The path of the lines from a station to the next, 100 units long and `width` wide. New ones branch off the first one,
 * which is nearest to the words; lost ones end on the way; all others run on, or together into the last station.
 */
export function lanePath(
  stations: readonly Station[],
  index: number,
  width: number,
  direction: Direction,
): string {
  const linesAt = (place: number) => stations[place]?.lines ?? 0;
  const isLast = index === stations.length - 1;
  const on = goesOn(stations);
  const crossed = endsInCrosses(stations);
  if (isLast && !on && !crossed) return '';
  const lost = lostBehind(stations, index);
  const here = isLast && crossed ? lost.length : linesAt(index);
  const before = index === 0 ? 1 : linesAt(index - 1);
  const isNextToLast = index === stations.length - 2;
  const after = isLast || (crossed && isNextToLast) ? here : linesAt(index + 1);
  const joined = !on && !crossed && isNextToLast;
  const at = (along: number, line: number) => {
    const side = sideOf(line, width, direction);
    return direction === 'across' ? `${along} ${side}` : `${side} ${along}`;
  };
  const curve = (from: number, to: number, one: number, other: number) =>
    `C${at((from + to) / 2, one)} ${at((from + to) / 2, other)} ${at(to, other)}`;
  return Array.from({ length: here }, (_, line) => {
    const start = line < before ? `M${at(0, line)}` : `M${at(0, 0)}${curve(0, 40, 0, line)}`;
    const crossAt = lost.find((each) => each.line === line)?.at;
    if (crossAt) return `${start}L${at(crossAt, line)}`;
    const end = 52 + 6 * ((line * 3) % 5);
    if (line >= after) return `${start}L${at(end, line)}${curve(end, end + 14, line, line + 0.6)}`;
    return joined ? `${start}L${at(52, line)}${curve(52, 100, line, 0)}` : `${start}L${at(100, line)}`;
  }).join('');
}
