import { type Node, parseSync, Visitor } from 'oxc-parser';
import { isCode, lineAt, type SourceTree, type Violation } from './sourceTree.ts';

/** A literal that is spread into a literal: the compiler no longer sees properties that the type does not have. */
export function checkSpreads(tree: SourceTree): readonly Violation[] {
  const found: Violation[] = [];
  for (const [path, text] of tree) {
    if (!isCode(path) || !/\.\.\.[[{]/.test(text)) continue;
    const look = (own: 'ObjectExpression' | 'ArrayExpression', parts: readonly (Node | null)[]): void => {
      for (const part of parts)
        if (part?.type === 'SpreadElement' && part.argument.type === own)
          found.push({ path, line: lineAt(text, part.start), message: 'spreads a literal; write its parts' });
    };
    new Visitor({
      ObjectExpression({ properties }) {
        look('ObjectExpression', properties);
      },
      ArrayExpression({ elements }) {
        look('ArrayExpression', elements);
      },
    }).visit(parseSync(path, text).program);
  }
  return found;
}

/** Words that say grammar and not the thing, as a part of a name, or as a whole one. */
const PART = /(?:^(?:told|asked|begun|heed|said|kept)|(?:Told|Asked|Begun|Heed|Said|Kept))(?=[A-Z]|$)/;
const WHOLE = /^(?:known|way|ways)$/;
/** Names of columns, stored rows and the contract, which are what they are. */
const STORED = new Set(['askedAt', 'cancelAsked', 'refundAsked', 'setAskedAt', 'removalAskedAt']);
/** Stored in the journal of the sandbox's game server. */
const JOURNAL = 'gameServer/';

/** Names say what a thing is, in the words of the field. */
export function checkNames(tree: SourceTree): readonly Violation[] {
  const found: Violation[] = [];
  for (const [path, text] of tree) {
    if (!isCode(path) || !/\.tsx?$/.test(path) || path.startsWith('tests/architecture/')) continue;
    const look = (node: Node | null | undefined): void => {
      if (node?.type === 'AssignmentPattern') look(node.left);
      if (node?.type === 'ArrayPattern') for (const element of node.elements) look(element);
      if (node?.type === 'ObjectPattern')
        for (const property of node.properties) look(property.type === 'RestElement' ? property.argument : property.value);
      if (node?.type !== 'Identifier' || STORED.has(node.name) || (path.startsWith(JOURNAL) && node.name === 'asked')) return;
      if (PART.test(node.name) || WHOLE.test(node.name))
        found.push({ path, line: lineAt(text, node.start), message: `${node.name} says no thing; name what it is` });
    };
    const lookAll = ({ params }: { readonly params: readonly unknown[] }): void => {
      for (const param of params as readonly Node[]) look(param);
    };
    new Visitor({
      VariableDeclarator({ id }) {
        look(id);
      },
      FunctionDeclaration(node) {
        look(node.id);
        lookAll(node);
      },
      FunctionExpression: lookAll,
      ArrowFunctionExpression: lookAll,
      TSInterfaceDeclaration({ id }) {
        look(id);
      },
      TSTypeAliasDeclaration({ id }) {
        look(id);
      },
      ClassDeclaration({ id }) {
        look(id);
      },
      TSPropertySignature({ key }) {
        look(key);
      },
      TSMethodSignature({ key }) {
        look(key);
      },
      PropertyDefinition({ key }) {
        look(key);
      },
      MethodDefinition({ key }) {
        look(key);
      },
    }).visit(parseSync(path, text).program);
  }
  return found;
}
