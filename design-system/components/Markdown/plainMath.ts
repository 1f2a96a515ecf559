/** LaTeX commands by the character that they stand for. */
const commands = {
  '→': 'rightarrow longrightarrow to',
  '←': 'leftarrow longleftarrow gets',
  '↔': 'leftrightarrow',
  '↑': 'uparrow',
  '↓': 'downarrow',
  '⇒': 'Rightarrow Longrightarrow implies',
  '⇐': 'Leftarrow',
  '⇔': 'Leftrightarrow iff',
  '×': 'times',
  '·': 'cdot',
  '÷': 'div',
  '±': 'pm',
  '≈': 'approx',
  '~': 'sim',
  '≡': 'equiv',
  '≠': 'neq ne',
  '≤': 'leq le',
  '≥': 'geq ge',
  '<': 'lt',
  '>': 'gt',
  '∞': 'infty',
  '∑': 'sum',
  '∏': 'prod',
  '∫': 'int',
  '√': 'sqrt',
  '∂': 'partial',
  '∈': 'in',
  '∪': 'cup',
  '∩': 'cap',
  '…': 'ldots dots cdots',
  '•': 'bullet',
  '✓': 'checkmark',
  '°': 'degree circ',
  '€': 'euro',
  '£': 'pounds',
  ' ': 'quad qquad',
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'epsilon varepsilon',
  ζ: 'zeta',
  η: 'eta',
  θ: 'theta',
  λ: 'lambda',
  μ: 'mu',
  ν: 'nu',
  ξ: 'xi',
  π: 'pi',
  ρ: 'rho',
  σ: 'sigma',
  τ: 'tau',
  φ: 'phi varphi',
  χ: 'chi',
  ψ: 'psi',
  ω: 'omega',
  Γ: 'Gamma',
  Δ: 'Delta',
  Θ: 'Theta',
  Λ: 'Lambda',
  Π: 'Pi',
  Σ: 'Sigma',
  Φ: 'Phi',
  Ψ: 'Psi',
  Ω: 'Omega',
};
/** Characters by their LaTeX commands. */
const symbols: ReadonlyMap<string, string> = new Map(
  Object.entries(commands).flatMap(([character, names]) =>
    names.split(' ').map((name) => [name, character] as const),
  ),
);
/** Returns digits as superscript characters. */
export const raised = (figures: string): string => digitsIn('⁰¹²³⁴⁵⁶⁷⁸⁹', figures);
/** Returns digits as subscript characters. */
export const lowered = (figures: string): string => digitsIn('₀₁₂₃₄₅₆₇₈₉', figures);
const digitsIn = (set: string, figures: string) =>
  figures.replace(/\d/g, (figure) => set.charAt(Number(figure)));

/** Matches a command that only changes the font of its text: `\text{hours}`, `\mathrm{h}`. */
const fontCommand = /\\(?:text(?:bf|it|rm|tt)?|math(?:rm|bf|it|sf)|operatorname|mbox|boxed)\s*\{([^{}]*)\}/g;
const fraction = /\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g;
const squareRoot = /\\sqrt\s*\{([^{}]*)\}/g;
/** Returns a part of a formula, in brackets unless it is a single word or number. */
const grouped = (part: string) =>
  /^[\p{L}\p{N}.,%€$√]*$/u.test(part.trim()) ? part.trim() : `(${part.trim()})`;
/** Maximum depth of nested commands. The innermost command is replaced first. */
const maxDepth = 5;

/** Returns a formula as plain characters. Characters that have a meaning in Markdown are escaped. */
function toCharacters(latex: string): string {
  let text = latex.replace(/\s+/g, ' ');
  for (let depth = 0; depth < maxDepth; depth += 1) {
    text = text
      .replace(fontCommand, '$1')
      .replace(
        fraction,
        (_, numerator: string, denominator: string) => `${grouped(numerator)}/${grouped(denominator)}`,
      )
      .replace(squareRoot, (_, part: string) => `√${grouped(part)}`);
  }
  return text
    .replace(/\\(?:begin|end)\s*\{[^{}]*\}/g, '')
    .replace(/\\\\/g, '\n')
    .replace(/\\(?:left|right|displaystyle|limits)(?![A-Za-z])\.?/g, '')
    .replace(/\\[,;:! >]|(?<!\\)~/g, ' ')
    .replace(/\^\{?(\d+)\}?/g, (_, figures: string) => raised(figures))
    .replace(/_\{?(\d+)\}?/g, (_, figures: string) => lowered(figures))
    .replace(/(?<!\\)[{}&]/g, '')
    .replace(/\\([A-Za-z]+)/g, (_, name: string) => symbols.get(name) ?? name)
    .replace(/\\([^A-Za-z])/g, '$1')
    .replace(/ {2,}/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>~|]/g, '\\$&');
}

const command = /\\[A-Za-z]/;
const isFormula = (inner: string) => command.test(inner) || /[\^_=]|^\s*\p{L}\s*$/u.test(inner);
/**
 * Whether a text between single dollar signs is a formula. Often the dollar signs belong to prices, as in `$200 and
 * 5$`.
 */
const isShortFormula = (inner: string) =>
  command.test(inner) || /^\p{L}$|^\p{L}\s*[=<>+]|^[^\s]*[\^_][^\s]*$/u.test(inner);
const replaceIf = (isMath: (inner: string) => boolean) => (formula: string, inner: string) =>
  isMath(inner) ? toCharacters(inner) : formula;

/**
 * Matches a command without delimiters around it. It has at least four letters, because a shorter one may be a part of
 * a path.
 */
const bareCommand = /(?<![\w:\\/])\\([A-Za-z]{4,20})(?:\{[^{}\n]*\}){0,2}/g;
const formattingCommand = /^(?:[dt]?frac|text(?:bf|it)?|math(?:rm|bf)|boxed)$/;

/**
 * Turns LaTeX into plain characters (`$\rightarrow$` into →, `\(x^2\)` into x²), because `Markdown` does not typeset
 * formulas. Dollar signs stay if the text between them is not clearly a formula.
 */
export const plainMath = (text: string): string =>
  text
    // `[^\0]` matches any character, line ends too.
    .replace(
      /\\\[([^\0]{1,1000}?)\\\]/g,
      replaceIf((inner) => /^\s/.test(inner) || isFormula(inner)),
    )
    .replace(/\\\(([^\0]{1,500}?)\\\)/g, replaceIf(isFormula))
    .replace(/(?<![\\$])\$\$([^$]{1,1000})\$\$(?!\$)/g, replaceIf(isFormula))
    .replace(/(?<![\\$\w])\$(?![\s$])([^$\n]{1,300})(?<![\s\\])\$(?![\w$])/g, replaceIf(isShortFormula))
    .replace(bareCommand, (formula, name: string) =>
      symbols.has(name) || formattingCommand.test(name) ? toCharacters(formula) : formula,
    );
