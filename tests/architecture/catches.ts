import { type ESTree, parseSync, Visitor } from 'vite';

import { type CatchKind, readHandler } from './readHandler.ts';

/** A place in a source that handles errors. */
export interface FoundCatch {
  readonly line: number;
  readonly kind: CatchKind;
  /** Its first line. */
  readonly text: string;
}

/** Every `catch`, `.catch(…)` and `.then(…, …)` of a source, and what it does with an unexpected error. */
export function catchesIn(file: string, source: string): FoundCatch[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  // A build reports on the command line.
  const says = file.startsWith('site/build/');
  const found: FoundCatch[] = [];
  const add = ({ start }: ESTree.Span, kind: CatchKind) => {
    const line = source.slice(0, start).split('\n').length;
    found.push({ line, kind, text: source.split('\n')[line - 1]?.trim() ?? '' });
  };
  new Visitor({
    CatchClause: (clause) => add(clause, readHandler(clause.param, clause.body, says)),
    CallExpression(call) {
      const handler = handlerOf(call);
      if (handler) add(handler, kindOfHandler(handler, says));
    },
  }).visit(program);
  return found.sort((one, other) => one.line - other.line);
}

/** The same for the inline scripts of an HTML page. */
export function catchesInPage(file: string, html: string): FoundCatch[] {
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].flatMap(({ index, 1: script = '' }) => {
    const before = html.slice(0, index).split('\n').length - 1;
    return catchesIn(`${file}.js`, script).map((found) => ({ ...found, line: found.line + before }));
  });
}

/** The argument of a call that handles the rejection of a promise, if it has one. */
function handlerOf({ callee, arguments: given }: ESTree.CallExpression): ESTree.Argument | undefined {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined;
  if (callee.property.name === 'catch') return given[0];
  return callee.property.name === 'then' ? given[1] : undefined;
}

function kindOfHandler(handler: ESTree.Argument, says: boolean): CatchKind {
  const isWritten = handler.type === 'ArrowFunctionExpression' || handler.type === 'FunctionExpression';
  // A handler defined elsewhere cannot be checked here.
  if (!isWritten || !handler.body) return 'silent';
  return readHandler(handler.params[0], handler.body, says);
}
