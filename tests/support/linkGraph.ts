import { type Node, parseSync } from 'oxc-parser';
import { importsOf } from '../architecture/imports.ts';
import { isGenerated, isTest, type SourceTree } from '../architecture/sourceTree.ts';

/** Stands in an address for what is not known before the page is drawn. */
const ANYTHING = '\u0000';
/** `${start}/gateway` */
const UNKNOWN_START = new RegExp(`^${ANYTHING}/(?=[a-z])`);
/** A part of it is known. */
const ADDRESS = new RegExp(`^/(${ANYTHING}/)?[a-z]`);

/** Files of the server behind a document of the client: links that it sends. */
export type Sent = Readonly<Record<string, readonly string[]>>;

/** What a file names. */
interface Named {
  readonly addresses: readonly string[];
  /** Texts and keys: what may stand in the unknown part of an address. */
  readonly words: ReadonlySet<string>;
}

/** The code of a page. What the platform offers to everybody is no way that a page shows. */
const OF_A_PAGE =
  /^src\/(features|app\/(layout|guards)|ui|forms|brand|player)\/|^src\/platform\/session\/(afterLogIn|logInPath|useGoToLogIn)\.ts$|^core\//;
/** Lists that the present address is compared with. */
const NO_LINKS = new Set(['CASINO_PATHS', 'SPORTS_PATHS']);
const COMPARISONS = new Set(['===', '!==']);
const TESTS = new Set(['startsWith', 'endsWith', 'includes', 'test']);

type Part = Node & Readonly<Record<string, unknown>>;

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}

const partsOf = (part: Part): readonly Part[] => Object.values(part).flat().filter(isPart);

/** `WIRE_TRANSFER` is `wire-transfer` in an address. */
const wordOf = (text: string): string => text.toLowerCase().replaceAll('_', '-');

/** Whether it compares something with a text. */
function isComparison(part: Part): boolean {
  if (part.type === 'BinaryExpression') return COMPARISONS.has(part.operator);
  if (part.type !== 'CallExpression' || part.callee.type !== 'MemberExpression') return false;
  return part.callee.property.type === 'Identifier' && TESTS.has(part.callee.property.name);
}

/** The addresses that the project's sources name. */
export class LinkGraph {
  readonly #tree: SourceTree;
  /** Constants by `file name`, and by name alone where no two files have it. */
  readonly #constants = new Map<string, Part | null>();
  readonly #files = new Map<string, Named>();

  constructor(tree: SourceTree) {
    this.#tree = tree;
    for (const [path, text] of tree)
      if (
        /^(src\/(features|app|ui|forms|brand|player)|core)\/.*\.tsx?$/.test(path) &&
        !isGenerated(path) &&
        !isTest(path) &&
        /\bconst \w+/.test(text)
      )
        this.#noteConstants(path, text);
  }

  #noteConstants(path: string, text: string): void {
    const note = (name: string, value: Part): void => {
      this.#constants.set(`${path} ${name}`, value);
      this.#constants.set(name, this.#constants.has(name) ? null : value);
    };
    for (const statement of parseSync(path, text).program.body as unknown as readonly Part[]) {
      const declared = isPart(statement.declaration) ? statement.declaration : statement;
      if (declared.type === 'FunctionDeclaration' && declared.id) note(declared.id.name, declared);
      if (declared.type !== 'VariableDeclaration') continue;
      for (const { id, init } of declared.declarations) if (id.type === 'Identifier' && init !== null) note(id.name, init as Part);
    }
  }

  /** The texts that an expression in a file may have, with ANYTHING for what is not constant. @param given those of a function's parameters. */
  #textsOf(part: Part, path: string, depth = 0, given: ReadonlyMap<string, readonly string[]> = new Map()): readonly string[] {
    if (depth > 6) return [ANYTHING];
    const inside = (each: unknown): readonly string[] => this.#textsOf(each as Part, path, depth + 1, given);
    switch (part.type) {
      case 'Literal':
        return [typeof part.value === 'string' ? part.value : ANYTHING];
      case 'ConditionalExpression':
        return [...inside(part.consequent), ...inside(part.alternate)];
      case 'TemplateLiteral': {
        const parts = part.expressions.map(inside);
        const texts = part.quasis.map(({ value }, at) => (parts[at] ?? ['']).map((text) => value.raw + text));
        return texts.reduce((before, after) => before.flatMap((start) => after.map((end) => start + end)), ['']);
      }
      case 'Identifier': {
        const constant = this.#constant(part.name, path);
        return given.get(part.name) ?? (constant ? this.#textsOf(constant, path, depth + 1) : [ANYTHING]);
      }
      case 'CallExpression':
        return part.callee.type === 'Identifier'
          ? this.#called(part.callee.name, part.arguments.map(inside), path, depth)
          : [ANYTHING];
      default:
        return [ANYTHING];
    }
  }

  #constant(name: string, path: string): Part | null {
    return this.#constants.get(`${path} ${name}`) ?? this.#constants.get(name) ?? null;
  }

  /** The texts of a function that makes them of its parameters. */
  #called(name: string, texts: readonly (readonly string[])[], path: string, depth: number): readonly string[] {
    const called = this.#constant(name, path);
    if (called?.type !== 'ArrowFunctionExpression' && called?.type !== 'FunctionDeclaration') return [ANYTHING];
    const given = called.params.map((each, at) => [each.type === 'Identifier' ? each.name : '', texts[at] ?? [ANYTHING]] as const);
    const { body } = called;
    const returned: readonly unknown[] =
      body?.type === 'BlockStatement'
        ? body.body.flatMap((each) => (each.type === 'ReturnStatement' ? [each.argument] : []))
        : [body];
    const found = returned.filter(isPart).flatMap((each) => this.#textsOf(each, path, depth + 1, new Map(given)));
    return found.length === 0 ? [ANYTHING] : found;
  }

  #named(path: string): Named {
    const cached = this.#files.get(path);
    if (cached !== undefined) return cached;
    const addresses: string[] = [];
    const words = new Set<string>();
    const visit = (part: Part): void => {
      if (part.type === 'ImportDeclaration' || isComparison(part)) return;
      if (part.type === 'VariableDeclarator' && part.id.type === 'Identifier' && NO_LINKS.has(part.id.name)) return;
      if (part.type === 'Literal' || part.type === 'TemplateLiteral' || part.type === 'CallExpression') {
        for (const found of this.#textsOf(part, path)) {
          const text = found.replace(UNKNOWN_START, `/${ANYTHING}/`);
          if (ADDRESS.test(text)) addresses.push(text.replace(/[?#].*/, ''));
          else words.add(wordOf(text));
        }
      }
      if (part.type === 'Property' && part.key.type === 'Identifier') words.add(wordOf(part.key.name));
      for (const inner of partsOf(part)) visit(inner);
    };
    visit(parseSync(path, this.#tree.get(path) ?? '').program as unknown as Part);
    const named = { addresses, words };
    this.#files.set(path, named);
    return named;
  }

  /** A file and all that it loads, as far as it belongs to a page, and what the server sends to it. */
  filesOf(file: string, sent: Sent): ReadonlySet<string> {
    const found = new Set([file]);
    for (const each of found) {
      for (const behind of sent[each] ?? []) found.add(behind);
      for (const { target, typesOnly } of importsOf(each, this.#tree.get(each) ?? ''))
        if (
          target.kind === 'file' &&
          !typesOnly &&
          OF_A_PAGE.test(target.path) &&
          !NO_LINKS.has(target.path) &&
          this.#tree.has(target.path)
        )
          found.add(target.path);
    }
    return found;
  }

  /** The file that declares a component. */
  fileOf(component: string): string {
    const declares = new RegExp(`export (function|const) ${component}\\b`);
    const found = [...this.#tree].find(([path, text]) => path.startsWith('src/') && path.endsWith('.tsx') && declares.test(text));
    if (found === undefined) throw new Error(`No file declares ${component}`);
    return found[0];
  }

  /** Tells of a path of the route table whether the code of a file leads there. */
  waysOf(file: string, sent: Sent): (pattern: string) => boolean {
    const files = [...this.filesOf(file, sent)].map((path) => this.#named(path));
    const addresses = new Set(files.flatMap((each) => each.addresses));
    const isWord = (word: string): boolean => files.some(({ words }) => words.has(wordOf(word)));
    return (pattern) => [...addresses].some((address) => leadsTo(address, pattern, isWord));
  }
}

/** The unknown part of an address leads to a named page only if the same code knows that name. */
function leadsTo(address: string, pattern: string, isWord: (word: string) => boolean): boolean {
  const parts = address.split('/').slice(1);
  const wanted = pattern.split('/');
  if (parts.length > wanted.length || parts.length < wanted.filter((part) => !part.endsWith('?')).length) return false;
  return parts.every((part, at) => {
    const want = wanted[at] ?? '';
    return want.startsWith(':') || part === want || (part === ANYTHING && isWord(want));
  });
}
