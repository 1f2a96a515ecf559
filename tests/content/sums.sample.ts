/** A sum that a text states, e.g. "790 × 4 minutes ≈ 53 hours". */
export interface StatedSum {
  readonly text: string;
  readonly stated: number;
  readonly computed: number;
  /** Largest difference that rounding explains. */
  readonly tolerance: number;
}

const number = String.raw`€?\d[\d,]*(?:\.\d+)?%?`;
const words = String.raw`(?: [\p{L}’]+){0,3}`;
const operand = String.raw`\(?${number}${words}\)?`;
const sum = new RegExp(
  String.raw`(${operand}(?: [×÷+−] ${operand})+) (=|≈) (?:€?(?:about )?)?(?:\*\*)?(about )?(${number})(?:\*\*)?( hours)?`,
  'gu',
);

/** Every sum in a text, computed anew. Words between the numbers count for nothing but minutes that become hours. */
export function sumsIn(text: string): readonly StatedSum[] {
  return [...text.matchAll(sum)].map((match) => {
    const [whole, left = '', sign, , result = '', hours] = match;
    const about = sign === '≈' || /\babout\b/.test(whole);
    const value = evaluate(left) / (hours && /minute/.test(left) ? 60 : 1);
    const percent = result.endsWith('%') && !left.includes('%');
    return {
      text: whole,
      stated: amountOf(result) * (percent ? 100 : 1),
      computed: percent ? value * 100 : value,
      tolerance: toleranceOf(result, about),
    };
  });
}

/** Sums whose stated result is not what they come to, as sentences. */
export const wrongSumsIn = (text: string): readonly string[] =>
  sumsIn(text)
    .filter(({ stated, computed, tolerance }) => Math.abs(stated - computed) > tolerance + 1e-9)
    .map(({ text: said, computed }) => `“${said}” comes to ${Math.round(computed * 100) / 100}`);

const amountOf = (text: string) => Number(text.replace(/[€,%]/g, '')) / (text.endsWith('%') ? 100 : 1);

/** Half of the last digit that is shown; of a rounded amount, half of its last digit that is no 0. */
function toleranceOf(result: string, about: boolean): number {
  const digits = result.replace(/[€,%]/g, '');
  const decimals = digits.split('.')[1]?.length ?? 0;
  const zeros = about && decimals === 0 ? (/0*$/.exec(digits)?.[0].length ?? 0) : 0;
  return 0.5 * 10 ** (zeros - decimals);
}

/** Value of an expression: brackets, then × and ÷, then + and −. */
function evaluate(expression: string): number {
  const tokens = expression.match(/\(|\)|[×÷+−]|€?\d[\d,]*(?:\.\d+)?%?/gu) ?? [];
  let position = 0;
  const factor = (): number => {
    const token = tokens[position++] ?? '';
    if (token !== '(') return amountOf(token);
    const value = chain();
    position += 1;
    return value;
  };
  const product = (): number => {
    let value = factor();
    while (tokens[position] === '×' || tokens[position] === '÷')
      value = tokens[position++] === '×' ? value * factor() : value / factor();
    return value;
  };
  const chain = (): number => {
    let value = product();
    while (tokens[position] === '+' || tokens[position] === '−')
      value = tokens[position++] === '+' ? value + product() : value - product();
    return value;
  };
  return chain();
}

/** Tables of a post whose last row, in bold, is not what the rows above it come to; columns of averages are left out. */
export function wrongTotalsIn(post: string): readonly string[] {
  const tables = post.match(/(?:^\|.*\|\n)+/gm) ?? [];
  return tables.flatMap((table) => {
    const rows = table
      .trim()
      .split('\n')
      .map((row) =>
        row
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    const [head = [], , ...body] = rows;
    const total = body.at(-1) ?? [];
    if (!total.some((cell) => /^\*\*[−\d]/.test(cell))) return [];
    return head.flatMap((name, column) => {
      const cells = body.map((row) => numberOf(row[column] ?? ''));
      const stated = cells.pop();
      if (/each/.test(name) || stated === undefined || cells.some((cell) => cell === undefined)) return [];
      const sum = cells.reduce((all = 0, cell = 0) => all + cell, 0) ?? 0;
      return Math.abs(sum - stated) < 0.051 ? [] : [`“${name}” comes to ${sum.toFixed(2)}, not ${stated}`];
    });
  });
}

const numberOf = (cell: string) => {
  const number = Number(cell.replace(/[*,€ s]/g, '').replace('−', '-'));
  return cell === '' || Number.isNaN(number) ? undefined : number;
};
