import { type ESTree, parseSync, Visitor } from 'vite';

/** Attributes that browsers show or announce, and props that pass texts on. */
const spoken = /^(aria-(label|description|roledescription|valuetext)|title|alt|placeholder|label|\w+Label)$/;
/** Matches a name or a sentence: it begins with a capital, or has two words. */
const sentence = /^\s*\p{Lu}\p{Ll}|\p{L}{2}[,.:;]? \p{L}{2}/u;
/** Matches selectors, media queries and path data. */
const code = /[[\]>{}#]|^prefers-|^[a-z]+(, [a-z]+)+$|^M[\d.-]/;

/** Returns the texts in a source file that people see or hear: text between tags, and literals in such attributes. */
export function wordsIn(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const found: string[] = [];
  const silent = new Set<ESTree.Node>();
  const add = (text: string, isWord: RegExp) => {
    if (isWord.test(text) && !code.test(text)) found.push(text.trim());
  };
  new Visitor({
    // Left out: directives, types, errors, texts for the console, comparisons and names of modules.
    ExpressionStatement(statement) {
      if (statement.directive) silent.add(statement.expression);
    },
    TSLiteralType: ({ literal }) => silent.add(literal),
    BinaryExpression({ left, operator, right }) {
      if (/^[!=]==?$/.test(operator)) silent.add(left).add(right);
    },
    ImportDeclaration: ({ source: from }) => silent.add(from),
    NewExpression({ callee, arguments: given }) {
      if (callee.type === 'Identifier' && callee.name.endsWith('Error'))
        for (const each of given) silent.add(each);
    },
    CallExpression({ callee, arguments: given }) {
      const { object } = callee.type === 'MemberExpression' ? callee : {};
      if (object?.type === 'Identifier' && object.name === 'console')
        for (const each of given) silent.add(each);
    },
    AssignmentExpression({ left, right }) {
      if (left.type === 'MemberExpression' && left.property.type === 'Identifier') {
        if (left.property.name === 'displayName') silent.add(right);
      }
    },
    JSXAttribute({ name, value }) {
      if (value?.type !== 'Literal') return;
      silent.add(value);
      if (spoken.test(String(name.name))) add(String(value.value), /\p{L}/u);
    },
    JSXText: ({ value }) => add(value, /\p{L}/u),
    Literal(literal) {
      if (typeof literal.value === 'string' && !silent.has(literal)) add(literal.value, sentence);
    },
    TemplateLiteral(template) {
      if (!silent.has(template)) for (const { value } of template.quasis) add(value.raw, sentence);
    },
  }).visit(program);
  return found;
}
