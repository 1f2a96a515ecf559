import { type ESTree, parseSync, Visitor } from 'vite';

/** Attributes that browsers show or read out, and props with which ours give words on. */
const spoken = /^(aria-(label|description|roledescription|valuetext)|title|alt|placeholder|label|\w+Label)$/;
/** A name or a sentence: begins with a capital, or has two words. */
const sentence = /^\s*\p{Lu}\p{Ll}|\p{L}{2}[,.:;]? \p{L}{2}/u;
/** Selectors, media queries and path data. */
const code = /[[\]>{}#]|^prefers-|^[a-z]+(, [a-z]+)+$|^M[\d.-]/;

/** The words in a source that people would see or hear: text between tags, and literals that are given to be read. */
export function wordsIn(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const found: string[] = [];
  const silent = new Set<ESTree.Node>();
  const add = (text: string, isWord: RegExp) => {
    if (isWord.test(text) && !code.test(text)) found.push(text.trim());
  };
  new Visitor({
    // No visitor reads directives, types, errors, the console, comparisons or the names of modules.
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
