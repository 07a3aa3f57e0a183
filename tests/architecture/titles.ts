import { type CallExpression, type Expression, parseSync, Visitor } from 'oxc-parser';
import { isTest, lineAt, type SourceTree, type Violation } from './sourceTree.ts';

/** A test, or a group of tests, as a file declares it. */
export interface Title {
  /** The titles of its groups and its own, as in the source: `%s` and `${name}` stand for what only a run knows. */
  readonly path: readonly string[];
  readonly line: number;
}

const DECLARES = /^(it|test|describe)$/;
/** Members of `it`, `test` and `describe` that declare nothing, or whose own call has the title. */
const NO_TITLE = /^(each|for|skipIf|runIf|use|step|extend|configure|(before|after)(Each|All)|setTimeout|slow|fixme|info|expect)$/;
/** In a list of failures such a title has no subject: nobody knows what has failed. */
const NO_SUBJECT = /^(of|that|by|with|it)\b/i;
/** Such a title is a sentence with that of its group: `describe('a bet')`, `it('is refused')`. */
const VERB = /^(is|are|has|have|does|asks|ends|finds|runs|says|sets|shows|takes)\b/i;

export function isTestFile(path: string): boolean {
  return isTest(path) || /^e2e\/.*\.spec\.ts$/.test(path);
}

/** The titles that a file of tests declares, in its order. */
export function readTitles(path: string, text: string): readonly Title[] {
  if (!isTestFile(path)) return [];
  const found: Title[] = [];
  const groups: string[] = [];
  new Visitor({
    CallExpression(call) {
      const title = titleOf(call, text);
      if (title === null) return;
      groups.push(title);
      found.push({ path: [...groups], line: lineAt(text, call.arguments[0]?.start ?? call.start) });
    },
    'CallExpression:exit'(call) {
      if (titleOf(call, text) !== null) groups.pop();
    },
  }).visit(parseSync(path, text).program);
  return found;
}

/** Titles of tests that do not begin with what they are about. */
export function titlesWithoutSubject(tree: SourceTree): readonly Violation[] {
  return [...tree].flatMap(([file, text]) =>
    readTitles(file, text).flatMap(({ path, line }) => {
      const title = path.at(-1) ?? '';
      return NO_SUBJECT.test(title) || (path.length === 1 && VERB.test(title))
        ? [{ path: file, line, message: `has a title without a subject: ${title}` }]
        : [];
    }),
  );
}

function titleOf({ callee, arguments: [title, ...rest] }: CallExpression, text: string): string | null {
  if (title === undefined || rest.length === 0 || !DECLARES.test(declaredBy(callee))) return null;
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && NO_TITLE.test(callee.property.name))
    return null;
  if (title.type === 'Literal') return typeof title.value === 'string' ? title.value : null;
  if (title.type === 'TemplateLiteral') return text.slice(title.start + 1, title.end - 1);
  return rest.some(({ type }) => type === 'ArrowFunctionExpression') ? `\${${text.slice(title.start, title.end)}}` : null;
}

/** `it` of `it(…)`, `it.each(…)(…)` and `test.describe.serial(…)`. */
function declaredBy(callee: Expression): string {
  if (callee.type === 'CallExpression') return declaredBy(callee.callee);
  if (callee.type === 'MemberExpression') return declaredBy(callee.object);
  if (callee.type === 'TaggedTemplateExpression') return declaredBy(callee.tag);
  return callee.type === 'Identifier' ? callee.name : '';
}
