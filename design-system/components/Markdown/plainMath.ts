/** LaTeX commands for one character. */
const symbols: ReadonlyMap<string, string> = new Map(
  Object.entries({
    rightarrow: '→',
    longrightarrow: '→',
    to: '→',
    leftarrow: '←',
    longleftarrow: '←',
    gets: '←',
    leftrightarrow: '↔',
    uparrow: '↑',
    downarrow: '↓',
    Rightarrow: '⇒',
    Longrightarrow: '⇒',
    implies: '⇒',
    Leftarrow: '⇐',
    Leftrightarrow: '⇔',
    iff: '⇔',
    times: '×',
    cdot: '·',
    div: '÷',
    pm: '±',
    approx: '≈',
    sim: '~',
    equiv: '≡',
    neq: '≠',
    ne: '≠',
    leq: '≤',
    le: '≤',
    geq: '≥',
    ge: '≥',
    lt: '<',
    gt: '>',
    infty: '∞',
    sum: '∑',
    prod: '∏',
    int: '∫',
    sqrt: '√',
    partial: '∂',
    in: '∈',
    cup: '∪',
    cap: '∩',
    ldots: '…',
    dots: '…',
    cdots: '…',
    bullet: '•',
    checkmark: '✓',
    degree: '°',
    circ: '°',
    euro: '€',
    pounds: '£',
    quad: ' ',
    qquad: ' ',
    alpha: 'α',
    beta: 'β',
    gamma: 'γ',
    delta: 'δ',
    epsilon: 'ε',
    varepsilon: 'ε',
    zeta: 'ζ',
    eta: 'η',
    theta: 'θ',
    lambda: 'λ',
    mu: 'μ',
    nu: 'ν',
    xi: 'ξ',
    pi: 'π',
    rho: 'ρ',
    sigma: 'σ',
    tau: 'τ',
    phi: 'φ',
    varphi: 'φ',
    chi: 'χ',
    psi: 'ψ',
    omega: 'ω',
    Gamma: 'Γ',
    Delta: 'Δ',
    Theta: 'Θ',
    Lambda: 'Λ',
    Pi: 'Π',
    Sigma: 'Σ',
    Phi: 'Φ',
    Psi: 'Ψ',
    Omega: 'Ω',
  }),
);
/** Figures as characters of a power. */
export const raised = (figures: string): string => from('⁰¹²³⁴⁵⁶⁷⁸⁹', figures);
/** Figures as characters of an index. */
export const lowered = (figures: string): string => from('₀₁₂₃₄₅₆₇₈₉', figures);
const from = (set: string, figures: string) => figures.replace(/\d/g, (figure) => set.charAt(Number(figure)));

const wrapped = /\\(?:text(?:bf|it|rm|tt)?|math(?:rm|bf|it|sf)|operatorname|mbox|boxed)\s*\{([^{}]*)\}/g;
const fraction = /\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g;
const root = /\\sqrt\s*\{([^{}]*)\}/g;
const grouped = (part: string) =>
  /^[\p{L}\p{N}.,%€$√]*$/u.test(part.trim()) ? part.trim() : `(${part.trim()})`;
/** Maximum depth of formulas within formulas, which are read from the inside out. */
const deepest = 5;

/** The characters that a formula stands for, safe to be read as Markdown. */
function plain(latex: string): string {
  let text = latex.replace(/\s+/g, ' ');
  for (let depth = 0; depth < deepest; depth += 1) {
    text = text
      .replace(wrapped, '$1')
      .replace(fraction, (_, over: string, under: string) => `${grouped(over)}/${grouped(under)}`)
      .replace(root, (_, part: string) => `√${grouped(part)}`);
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
/** Whether text between single dollars is a formula. More often it is a price: `$200 and 5$`. */
const isShortFormula = (inner: string) =>
  command.test(inner) || /^\p{L}$|^\p{L}\s*[=<>+]|^[^\s]*[\^_][^\s]*$/u.test(inner);
const when = (isMath: (inner: string) => boolean) => (whole: string, inner: string) =>
  isMath(inner) ? plain(inner) : whole;

/** Commands without delimiters, as far as they are known; short ones may be a part of a path. */
const bare = /(?<![\w:\\/])\\([A-Za-z]{4,20})(?:\{[^{}\n]*\}){0,2}/g;
const ofText = /^(?:[dt]?frac|text(?:bf|it)?|math(?:rm|bf)|boxed)$/;

/**
 * Shows LaTeX as plain characters (`$\rightarrow$` as →, `\(x^2\)` as x²), because the site draws no formulas. Dollars
 * around anything that is not plainly a formula stay.
 */
export const plainMath = (text: string): string =>
  text
    .replace(
      /\\\[([^\0]{1,1000}?)\\\]/g,
      when((inner) => /^\s/.test(inner) || isFormula(inner)),
    )
    .replace(/\\\(([^\0]{1,500}?)\\\)/g, when(isFormula))
    .replace(/(?<![\\$])\$\$([^$]{1,1000})\$\$(?!\$)/g, when(isFormula))
    .replace(/(?<![\\$\w])\$(?![\s$])([^$\n]{1,300})(?<![\s\\])\$(?![\w$])/g, when(isShortFormula))
    .replace(bare, (whole, name: string) => (symbols.has(name) || ofText.test(name) ? plain(whole) : whole));
