import { seededRandom } from '../geometry/seededRandom.ts';
import { spline, unbounded } from '../geometry/spline.ts';
import { laneY, machineCentre, machineEdge, threadBox } from './threadPaths.ts';

/**
 * Returns three offsets by which line `index` swings up or down. They are at most 1, 0.7 and 0.35 in either direction.
 * The same line always gets the same offsets.
 */
function swings(index: number): readonly number[] {
  const next = seededRandom(index + 1);
  return [1, 0.7, 0.35].map((limit) => limit * (2 * next() - 1));
}

/**
 * Returns the lines of a `PulledThread`, one for each lane. Each line begins level at the left edge of a wide window,
 * swings up and down a little, and ends at the machine, the ingot in the middle.
 */
export function pulledPaths(laneCount: number): readonly string[] {
  return Array.from({ length: laneCount }, (_, index) => {
    const level = laneY(index, laneCount);
    /** Returns a height between the centre of the ingot (0) and the level of the line (1). */
    const heightAt = (spread: number) => machineCentre.y + spread * (level - machineCentre.y);
    const start = [-threadBox.overhang, -440, -260, -90].map((x) => ({ x, y: level }));
    const middle = swings(index).map((swing, step) => ({
      x: 30 + 110 * step,
      y: heightAt(0.9 - 0.1 * step) + 26 * swing,
    }));
    const end = [
      { x: machineCentre.x - 76, y: heightAt(0.5) },
      { x: machineCentre.x - machineEdge, y: heightAt(0.16) },
    ];
    return spline([...start, ...middle, ...end], unbounded);
  });
}
