import { readdirSync } from 'node:fs';
import { type JSXElement, type JSXFragment, type Node, parseSync, Visitor } from 'oxc-parser';
import { roomOf } from './importLaw.ts';
import { isCode, isTest, lineAt, type SourceTree, type Violation } from './sourceTree.ts';

const CLOCKS = /^(src\/platform\/clock(\/.+)?\.ts|src\/platform\/clock\/|server\/platform\/clock\.ts|sw\/clock\.ts)$/;
const TIMED = /^(core|brands|src|sw|server)\//;
const AMBIENT_CALLS = new Set(['fetch', 'setTimeout', 'setInterval', 'requestAnimationFrame', 'queueMicrotask', 'structuredClone']);
const AMBIENT_OBJECTS = new Set([
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'navigator',
  'performance',
  'crypto',
  'process',
  'console',
  'globalThis',
]);
const SILENCERS = /biome-ignore|eslint-disable|oxlint-disable|@ts-(ignore|nocheck|expect-error)/;
const LEFT_OVERS = /\b(TODO|FIXME|XXX|HACK)\b/;
const DEFAULT_EXPORTS = /^([^/]+\.ts|e2e\/[^/]+\.ts|(tests|e2e)\/support\/globalSetup\.ts)$/;

type Check = (path: string, text: string, report: (offset: number, message: string) => void) => void;

/** @param word What every violation contains. A file without it is not parsed, which takes most of the time. */
function law(applies: (path: string) => boolean, word: RegExp, check: Check): (tree: SourceTree) => readonly Violation[] {
  return (tree) => {
    const found: Violation[] = [];
    for (const [path, text] of tree)
      if (isCode(path) && applies(path) && word.test(text))
        check(path, text, (offset, message) => found.push({ path, line: lineAt(text, offset), message }));
    return found;
  };
}

/** Law 10: only the two clocks (and the worker's) read the time. Tests may make dates as they like. */
export const checkClock = law(
  (path) => TIMED.test(path) && !isTest(path) && !CLOCKS.test(path),
  /\bDate\b/,
  (path, text, report) => {
    new Visitor({
      NewExpression(node) {
        if (node.callee.type === 'Identifier' && node.callee.name === 'Date' && node.arguments.length === 0)
          report(node.start, 'reads the time with new Date(); take it from the clock');
      },
      CallExpression(node) {
        const { callee } = node;
        if (callee.type === 'Identifier' && callee.name === 'Date') report(node.start, 'reads the time with Date()');
        if (
          callee.type === 'MemberExpression' &&
          callee.object.type === 'Identifier' &&
          callee.object.name === 'Date' &&
          callee.property.type === 'Identifier' &&
          callee.property.name === 'now'
        )
          report(node.start, 'reads the time with Date.now(); take it from the clock');
      },
    }).visit(parseSync(path, text).program);
  },
);

/** Work that a server repeats is a Loop (server/platform/loop.ts), which one runner starts and stops. */
export const checkTimers = law(
  (path) => path.startsWith('server/') && !isTest(path),
  /\bsetInterval\b/,
  (path, text, report) => {
    new Visitor({
      CallExpression(node) {
        if (node.callee.type === 'Identifier' && node.callee.name === 'setInterval')
          report(node.start, 'repeats work by a timer of its own; declare a Loop');
      },
    }).visit(parseSync(path, text).program);
  },
);

/** Pure rooms use no browser, process, timers or random numbers. */
export const checkPurity = law(
  (path) => !isTest(path) && roomOf(path)?.room.pure === true,
  new RegExp(`\\b(${[...AMBIENT_CALLS, ...AMBIENT_OBJECTS, 'Math'].join('|')})\\b`),
  (path, text, report) => {
    new Visitor({
      CallExpression(node) {
        if (node.callee.type === 'Identifier' && AMBIENT_CALLS.has(node.callee.name))
          report(node.start, `calls ${node.callee.name} in a pure room`);
      },
      MemberExpression(node) {
        if (node.object.type !== 'Identifier') return;
        if (AMBIENT_OBJECTS.has(node.object.name)) report(node.start, `reaches for ${node.object.name} in a pure room`);
        if (node.object.name === 'Math' && node.property.type === 'Identifier' && node.property.name === 'random')
          report(node.start, 'leaves it to chance in a pure room');
      },
    }).visit(parseSync(path, text).program);
  },
);

const LAZY = new Set(['lazyPart', 'lazyModule']);

/** Code is loaded lazily in one way, so that every failed load is retried, shown and reported in the same way. */
export const checkLazyLoading = law(
  (path) => /^(src|core)\//.test(path) && !isTest(path),
  /\bimport\s*[(/]/,
  (path, text, report) => {
    const allowed: (readonly [number, number])[] = [];
    const { program } = parseSync(path, text);
    new Visitor({
      CallExpression(node) {
        if (node.callee.type === 'Identifier' && LAZY.has(node.callee.name)) allowed.push([node.start, node.end]);
      },
    }).visit(program);
    new Visitor({
      ImportExpression(node) {
        if (!allowed.some(([start, end]) => start < node.start && node.end < end))
          report(node.start, 'loads code with import() outside of lazyPart and lazyModule');
      },
    }).visit(program);
  },
);

export const checkAny = law(
  (path) => /\.tsx?$/.test(path),
  /\bany\b/,
  (path, text, report) => {
    const found = new Visitor({
      TSAnyKeyword(node) {
        report(node.start, 'says any');
      },
    });
    found.visit(parseSync(path, text).program);
  },
);

/** No rule is disabled without a reason, and no comment puts work off. */
export const checkComments = law(
  () => true,
  new RegExp(`${SILENCERS.source}|${LEFT_OVERS.source}`),
  (path, text, report) => {
    for (const comment of parseSync(path, text).comments) {
      if (SILENCERS.test(comment.value)) report(comment.start, 'silences a check');
      if (LEFT_OVERS.test(comment.value)) report(comment.start, 'leaves a note to do it later');
    }
  },
);

/** One name for one thing: default exports only where a tool reads the file. */
export const checkDefaultExports = law(
  (path) => !DEFAULT_EXPORTS.test(path),
  /\bdefault\b/,
  (path, text, report) => {
    for (const item of parseSync(path, text).module.staticExports)
      if (item.entries.some((entry) => String(entry.exportName.kind) === 'Default')) report(item.start, 'has a default export');
  },
);

const BRAND_CODES = new Set(readdirSync('brands'));

/** Law 12: a brand is data. Code that branches on a brand would have to be changed for the next one. */
export const checkBrandBranches = law(
  (path) => /^(src|core)\//.test(path) && !/^src\/brand\//.test(path) && !isTest(path),
  new RegExp([...BRAND_CODES].join('|')),
  (path, text, report) => {
    const found = new Visitor({
      Literal(node) {
        if (typeof node.value === 'string' && BRAND_CODES.has(node.value)) report(node.start, `asks for the brand ${node.value}`);
      },
    });
    found.visit(parseSync(path, text).program);
  },
);

/** The built server is bundled into another folder, so a file beside a module is not there: files are found from projectRoot(). */
export const checkReadPaths = law(
  (path) => /^(server|core)\//.test(path) && !isTest(path),
  /import\.meta/,
  (_path, text, report) => {
    for (const match of text.matchAll(/import\.meta\.(?:dirname|filename)|new URL\([^;]*import\.meta\.url/g))
      report(match.index, 'finds a file beside itself; use projectRoot()');
  },
);

const SCORE = /\b(home|away)Score\b/;
const SIDE = /\b(home|away)(Score)?\b/;
const DASH = /^\s*[–—:-]\s*$/;

const stringOf = (node: Node): string | null => (node.type === 'Literal' && typeof node.value === 'string' ? node.value : null);

const summandsOf = (node: Node): readonly Node[] =>
  node.type === 'BinaryExpression' && node.operator === '+' ? [...summandsOf(node.left), ...summandsOf(node.right)] : [node];

/** Texts and values of an element, in their order, without the elements that they stand in. */
const leavesOf = ({ children }: JSXElement | JSXFragment): readonly Node[] =>
  children
    .flatMap((child) => (child.type === 'JSXElement' || child.type === 'JSXFragment' ? leavesOf(child) : [child]))
    .filter((child) => child.type !== 'JSXText' || child.value.trim() !== '');

function textOfLeaf(leaf: Node): string | null {
  if (leaf.type === 'JSXText') return leaf.value;
  return leaf.type === 'JSXExpressionContainer' ? stringOf(leaf.expression) : null;
}

/** Which side is written first follows from the event, and one function knows it. */
export const checkScores = law(
  (path) => /^(src|core|server)\//.test(path) && path !== 'core/texts/scoreText.ts' && !isTest(path),
  new RegExp(`${SCORE.source}|–`),
  (path, text, report) => {
    const found = new Set<number>();
    const sourceOf = ({ type, start, end }: Node): string => (type === 'CallExpression' ? '' : text.slice(start, end));
    const find = ({ start }: Node): void => {
      if (!found.has(start)) report(start, 'writes a score by hand; use scoreText()');
      found.add(start);
    };
    /** A score is one of the values, or two sides are, with a dash: other signs are of keys, too. */
    const checkText = (values: readonly Node[], between: string): void => {
      const [first, second] = values.filter((value) => SIDE.test(sourceOf(value)));
      const score = values.find((value) => SCORE.test(sourceOf(value)));
      if (score) find(score);
      else if (first && second && between.includes('–')) find(first);
    };
    const checkElement = (element: JSXElement | JSXFragment): void => {
      const leaves = leavesOf(element);
      leaves.forEach((leaf, index) => {
        const [before, after] = [leaves[index - 1], leaves[index + 1]];
        if (!before || !after || !DASH.test(textOfLeaf(leaf) ?? '')) return;
        if (SIDE.test(sourceOf(before)) && SIDE.test(sourceOf(after))) find(before);
      });
    };
    new Visitor({
      TemplateLiteral({ expressions, quasis }) {
        const between = quasis.slice(1, -1).map(({ value }) => value.raw);
        checkText(expressions, between.join(''));
      },
      BinaryExpression(node) {
        const summands = summandsOf(node);
        const texts = summands.map(stringOf).filter((part) => part !== null);
        if (texts.length > 0) checkText(summands, texts.join(''));
      },
      CallExpression({ callee, arguments: [separator] }) {
        if (callee.type !== 'MemberExpression' || callee.object.type !== 'ArrayExpression') return;
        if (callee.property.type !== 'Identifier' || callee.property.name !== 'join') return;
        const values = callee.object.elements.filter((element) => element !== null);
        checkText(values, separator ? (stringOf(separator) ?? '') : '');
      },
      JSXElement: checkElement,
      JSXFragment: checkElement,
    }).visit(parseSync(path, text).program);
  },
);
