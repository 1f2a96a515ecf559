import type { ESTree } from 'vite';

/** Treatment of an unexpected error in a handler. */
export type CatchKind = 'passes on' | 'handles a named type' | 'reports' | 'silent';

/** Functions that report the error that is their first argument. */
const reporters = ['reportError', 'onError'];

/** Functions that pass the error on: to the awaiter of a promise, or to the server's next handler. */
const passers = ['reject', 'next'];

/** Type guards for a named, expected kind of error. */
const namers = ['isExpectedFailure', 'isAbortError', 'isMalformedData', 'isQuotaError'];

/** Types that are too general to count as a named kind. */
const anything = ['Error', 'Object'];

type Body = ESTree.BlockStatement | ESTree.FunctionBody | ESTree.Expression;

/**
 * Follows every path through a handler. On each path the error must be rethrown, reported, or narrowed to a named type;
 * a path without any of them makes the handler silent. Code that cannot be followed counts as silent too.
 */
export function readHandler(
  param: ESTree.ParamPattern | null | undefined,
  body: Body,
  says: boolean,
): CatchKind {
  if (param?.type !== 'Identifier') return 'silent';
  const error = param.name;
  /** The names that hold the error or something made from it. */
  const names = [error];
  const kinds = new Set<CatchKind>();

  /** Reads statements; returns whether the error is handled after them, `null` if they never complete. */
  const read = (statements: readonly ESTree.Node[], settled: boolean): boolean | null => {
    let known = settled;
    for (const statement of statements) {
      const after = readOne(statement, known);
      if (after === null) return null;
      known = after;
    }
    return known;
  };

  const readOne = (statement: ESTree.Node, settled: boolean): boolean | null => {
    switch (statement.type) {
      case 'BlockStatement':
        return read(statement.body, settled);
      case 'IfStatement': {
        const named = readTest(statement.test, error);
        if (named !== null) kinds.add('handles a named type');
        const then = readOne(statement.consequent, settled || named === true);
        const otherwise = settled || named === false;
        const no = statement.alternate ? readOne(statement.alternate, otherwise) : otherwise;
        return then === null ? no : no === null ? then : then && no;
      }
      case 'ThrowStatement':
        readThrown(statement.argument, settled);
        return null;
      case 'ReturnStatement':
        if (!tells(statement) && !settled) kinds.add('silent');
        return null;
      case 'VariableDeclaration':
        for (const { id, init } of statement.declarations)
          if (id.type === 'Identifier' && init && mentions(init, names)) names.push(id.name);
        return tells(statement) || settled;
      case 'ExpressionStatement':
        return tells(statement) || settled;
      default:
        if (!settled) kinds.add('silent');
        return settled;
    }
  };

  const readThrown = (thrown: ESTree.Expression, settled: boolean): void => {
    if (thrown.type === 'ConditionalExpression') {
      const named = readTest(thrown.test, error);
      if (named !== null) kinds.add('handles a named type');
      readThrown(thrown.consequent, settled || named === true);
      readThrown(thrown.alternate, settled || named === false);
    } else if (mentions(thrown, names)) kinds.add('passes on');
    else if (!settled) kinds.add('silent');
  };

  /** Whether an expression reports the error on every path. */
  const tells = (node: ESTree.Node): boolean => {
    const kind = tellingOf(node, error, says);
    if (kind) kinds.add(kind);
    return kind !== null;
  };

  if (body.type === 'BlockStatement') {
    if (read(body.body, false) === false) kinds.add('silent');
  } else if (!tells(body)) kinds.add('silent');
  const order: readonly CatchKind[] = ['silent', 'reports', 'handles a named type', 'passes on'];
  return order.find((kind) => kinds.has(kind)) ?? 'silent';
}

/** Returns the report of the error on every path through an expression; `null` if a path has none. */
function tellingOf(node: ESTree.Node, error: string, says: boolean): CatchKind | null {
  if (node.type === 'CallExpression') {
    const [first] = node.arguments;
    const { callee } = node;
    const given = first?.type === 'Identifier' && first.name === error;
    if (given && callee.type === 'Identifier') {
      if (reporters.includes(callee.name)) return 'reports';
      if (passers.includes(callee.name)) return 'passes on';
    }
    if (says && first && isConsole(callee) && mentions(first, [error])) return 'reports';
    // An error thrown in a React updater reaches the next error boundary.
    if (first?.type === 'ArrowFunctionExpression' && first.body.type === 'BlockStatement') {
      const [only] = first.body.body;
      if (only?.type === 'ThrowStatement' && mentions(only, [error])) return 'passes on';
    }
  }
  if (isConditional(node)) return null;
  for (const child of childrenOf(node)) {
    const kind = tellingOf(child, error, says);
    if (kind) return kind;
  }
  return null;
}

/** Whether a condition being true (or false) proves a named type of the error; `null` if it proves nothing. */
function readTest(test: ESTree.Expression, error: string): boolean | null {
  if (test.type === 'UnaryExpression' && test.operator === '!') {
    const named = readTest(test.argument, error);
    return named === null ? null : !named;
  }
  if (test.type === 'ParenthesizedExpression') return readTest(test.expression, error);
  if (test.type === 'LogicalExpression') {
    const sides = [readTest(test.left, error), readTest(test.right, error)];
    // A true `a || b` proves what both prove, a false one what either proves; `a && b` the other way round.
    const all = test.operator === '||';
    if (sides.every((side) => side === all)) return all;
    return sides.includes(!all) ? !all : null;
  }
  if (test.type === 'BinaryExpression' && test.operator === 'instanceof') {
    const names = test.right.type === 'Identifier' && !anything.includes(test.right.name);
    return names && isError(test.left, error) ? true : null;
  }
  if (test.type === 'BinaryExpression' && ['===', '!=='].includes(test.operator)) {
    const { left, right } = test;
    const ofError = left.type === 'MemberExpression' && isError(left.object, error);
    return ofError && right.type === 'Literal' && typeof right.value === 'string'
      ? test.operator === '==='
      : null;
  }
  if (test.type === 'CallExpression' && test.callee.type === 'Identifier') {
    const [first] = test.arguments;
    return namers.includes(test.callee.name) && first && isError(first, error) ? true : null;
  }
  return null;
}

const isError = (node: ESTree.Node, error: string) => node.type === 'Identifier' && node.name === error;

const isConsole = (callee: ESTree.Expression) =>
  callee.type === 'MemberExpression' &&
  callee.object.type === 'Identifier' &&
  callee.object.name === 'console';

/** Whether the code inside may never run. */
const isConditional = ({ type }: ESTree.Node) =>
  /Function|^(?:Logical|Conditional)Expression$|^(?:If|For|While|Switch|Try)/.test(type);

const mentions = (node: ESTree.Node, names: readonly string[]): boolean =>
  (node.type === 'Identifier' && names.includes(node.name)) ||
  childrenOf(node).some((child) => mentions(child, names));

const childrenOf = (node: ESTree.Node): ESTree.Node[] => Object.values(node).flat().filter(isNode);

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
