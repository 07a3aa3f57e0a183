import { type Node, parseSync, Visitor } from 'oxc-parser';
import { LONG_FUNCTIONS } from './longFunctions.ts';
import { isCode, isTest, lineAt, type SourceTree, type Violation } from './sourceTree.ts';

const MAXIMUM_LINES = 60;
const PRODUCT = /^(src|core|server|sw|gameServer|paymentGateway|programs|brands)\//;
/** Galleries and samples are lists. */
const LISTS = /\/(gallery|testing)\//;

interface LongFunction {
  readonly name: string;
  readonly line: number;
  readonly lines: number;
}

function longFunctionsOf(path: string, text: string): readonly LongFunction[] {
  const found: LongFunction[] = [];
  const names = new Map<number, string>();
  const look = (node: Node): void => {
    const line = lineAt(text, node.start);
    const lines = lineAt(text, node.end) - line + 1;
    if (lines > MAXIMUM_LINES) found.push({ name: names.get(node.start) ?? 'a function', line, lines });
  };
  const named = (key: Node, value: Node | null | undefined): void => {
    if (value) names.set(value.start, text.slice(key.start, key.end));
  };
  new Visitor({
    VariableDeclarator({ id, init }) {
      named(id, init);
    },
    Property({ key, value }) {
      named(key, value);
    },
    PropertyDefinition({ key, value }) {
      named(key, value);
    },
    MethodDefinition({ key, value }) {
      named(key, value);
    },
    FunctionDeclaration(node) {
      if (node.id) names.set(node.start, node.id.name);
      look(node);
    },
    FunctionExpression: look,
    ArrowFunctionExpression: look,
  }).visit(parseSync(path, text).program);
  return found;
}

/**
 * A function of the product has at most 60 lines. Those that are longer stand in a list with their lines, which may only shrink: neither longer
 * than there, nor there without need.
 */
export function checkFunctionLengths(
  tree: SourceTree,
  exceptions: Readonly<Record<string, number>> = LONG_FUNCTIONS,
): readonly Violation[] {
  const found: Violation[] = [];
  const needed = new Map<string, number>();
  for (const [path, text] of tree) {
    if (!PRODUCT.test(path) || !isCode(path) || isTest(path) || LISTS.test(path)) continue;
    for (const { name, line, lines } of longFunctionsOf(path, text)) {
      const key = `${path} ${name}`;
      const allowed = exceptions[key] ?? MAXIMUM_LINES;
      needed.set(key, Math.max(needed.get(key) ?? 0, lines));
      if (lines > allowed) found.push({ path, line, message: `${name} has ${lines} lines, ${allowed} are allowed` });
    }
  }
  for (const [key, lines] of Object.entries(exceptions)) {
    const used = needed.get(key) ?? 0;
    if (used < lines) found.push({ path: key, line: 1, message: `needs ${used} lines, not ${lines}: longFunctions.ts may shrink` });
  }
  return found;
}
