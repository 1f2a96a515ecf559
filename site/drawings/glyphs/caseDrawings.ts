import { lines } from './lines.ts';

/** How far the beat moves a line, from the middle outwards, and where entries stand before they are put in order. */
const pulse = [14, 11, 7, 3];
const entries = [8, 12, 30, 34, 37, 57, 64];

/** What a case study is about, on a 72 unit square. */
export const caseDrawings = {
  // Waves below a low sun.
  hotel: lines(
    4,
    (k) =>
      `M8 ${41 + 7 * k}C17 ${35 + 7 * k} 27 ${35 + 7 * k} 36 ${41 + 7 * k}S55 ${47 + 7 * k} 64 ${41 + 7 * k}`,
  ).concat(lines(3, (k) => `M${20 + 6 * k} 32A${16 - 6 * k} ${16 - 6 * k} 0 0 1 ${52 - 6 * k} 32`)),
  // Roads that leave one depot.
  logistics: lines(6, (k) => `M8 ${21 + 6 * k}H22C36 ${21 + 6 * k} 32 ${11 + 10 * k} 46 ${11 + 10 * k}H64`),
  // What runs endless is cut to one length.
  factory: 'M30 6V66'.concat(
    lines(6, (k) => `M8 ${13.5 + 9 * k}H30M36 ${13.5 + 9 * k}h6M46 ${13.5 + 9 * k}h7M57 ${13.5 + 9 * k}h7`),
  ),
  // Gables one behind the other.
  property: lines(
    6,
    (k) => `M${8 + 4.5 * k} 62V${34 + 4 * k}L36 ${10 + 6 * k}L${64 - 4.5 * k} ${34 + 4 * k}V62`,
  ),
  // An umbrella.
  insurance: lines(
    7,
    (k) =>
      `M36 12C${36 + (k - 3) * 5} 16 ${36 + (k - 3) * 9} 26 ${36 + (k - 3) * 9.3} ${44 - Math.abs(k - 3) * 0.5}`,
  ).concat('M8 42A28 28 0 0 1 64 42M36 44V58A5 5 0 0 0 46 58'),
  // An ear of wheat.
  food: 'M36 66V8'.concat(
    lines(
      5,
      (k) =>
        `M36 ${60 - 9 * k}C27 ${60 - 9 * k} 20 ${56 - 9 * k} 20 ${44 - 9 * k}M36 ${60 - 9 * k}C45 ${60 - 9 * k} 52 ${56 - 9 * k} 52 ${44 - 9 * k}`,
    ),
  ),
  // A pulse, felt on both sides.
  clinic: lines(7, (k) => {
    const y = 12 + 8 * k;
    const up = k > 3 ? 0 : (pulse[3 - k] ?? 0);
    const down = k < 3 ? 0 : (pulse[k - 3] ?? 0);
    return `M8 ${y}H22L30 ${y - up}L${k === 3 ? '' : `36 ${y}L`}42 ${y + down}L49 ${y}H64`;
  }),
  // Uneven entries, brought into line.
  accounts: entries.map((y, k) => `M8 ${y}H20C36 ${y} 30 ${12 + 8 * k} 46 ${12 + 8 * k}H64`).join(''),
} as const;
