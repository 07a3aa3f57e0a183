import { type Expression, parseSync, Visitor } from 'oxc-parser';
import { isTest, lineAt, type SourceTree, type Violation } from './sourceTree.ts';

const DECLARES = /^(it|test|describe)$/;
/** In a list of failures such a title has no subject: nobody knows what has failed. */
const NO_SUBJECT = /^(of|that|by|with|it)\b/i;

/** Titles of tests that do not begin with what they are about. */
export function titlesWithoutSubject(tree: SourceTree): readonly Violation[] {
  const found: Violation[] = [];
  for (const [path, text] of tree)
    if (isTest(path) || /^e2e\/.*\.spec\.ts$/.test(path))
      new Visitor({
        CallExpression({ callee, arguments: [title] }) {
          if (title === undefined || !DECLARES.test(declaredBy(callee))) return;
          const words = title.type === 'Literal' ? title.value : title.type === 'TemplateLiteral' && title.quasis[0]?.value.raw;
          if (typeof words === 'string' && NO_SUBJECT.test(words))
            found.push({ path, line: lineAt(text, title.start), message: `has a title without a subject: ${words}` });
        },
      }).visit(parseSync(path, text).program);
  return found;
}

/** `it` of `it(…)`, `it.each(…)(…)` and `test.describe.serial(…)`. */
function declaredBy(callee: Expression): string {
  if (callee.type === 'CallExpression') return declaredBy(callee.callee);
  if (callee.type === 'MemberExpression') return declaredBy(callee.object);
  return callee.type === 'Identifier' ? callee.name : '';
}
