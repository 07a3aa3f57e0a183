import { parseSync, Visitor } from 'oxc-parser';
import { isCode, isTest, lineAt, type SourceTree, type Violation } from './sourceTree.ts';

const STYLED = /^src\/.*\.tsx?$/;
const MINMAX = /minmax\((?:[^()]|\([^()]*\))*\)/g;
const BARE_FR = /\b\d*\.?\d+fr\b/;

/** Whether a `margin` of one to four values is automatic on both sides. */
function isCentring(margin: string): boolean {
  const values = margin.trim().split(/\s+/);
  const right = values[1] ?? values[0];
  return right === 'auto' && (values[3] ?? right) === 'auto';
}

type Check = (
  styles: ReadonlyMap<string, { readonly text: string; readonly offset: number }>,
) => readonly (readonly [number, string])[];

/** Each object literal of the app's code by its properties and the source of their values. */
function styleLaw(word: RegExp, check: Check): (tree: SourceTree) => readonly Violation[] {
  return (tree) => {
    const found: Violation[] = [];
    for (const [path, text] of tree) {
      if (!isCode(path) || !STYLED.test(path) || isTest(path) || !word.test(text)) continue;
      new Visitor({
        ObjectExpression({ properties }) {
          const styles = new Map<string, { text: string; offset: number }>();
          for (const property of properties)
            if (property.type === 'Property' && property.key.type === 'Identifier')
              styles.set(property.key.name, { text: text.slice(property.value.start, property.value.end), offset: property.start });
          for (const [offset, message] of check(styles)) found.push({ path, line: lineAt(text, offset), message });
        },
      }).visit(parseSync(path, text).program);
    }
    return found;
  };
}

/** Automatic margins turn off the stretching of a grid's or a flex container's child, which then is as narrow as its content. */
export const checkCentring = styleLaw(/\bauto\b/, (styles) => {
  const margin = styles.get('margin') ?? styles.get('marginInline');
  const left = styles.get('marginLeft');
  const sides = left?.text === "'auto'" && styles.get('marginRight')?.text === "'auto'" ? left : undefined;
  const centring = margin && isCentring(margin.text.replace(/['"`]/g, '')) ? margin : sides;
  return centring && !styles.has('width')
    ? [[centring.offset, "is centred by its margins without a width: add width: '100%'"]]
    : [];
});

/** A column of `1fr` is at least as wide as its longest word or table, and pushes the page out of the window. */
export const checkColumns = styleLaw(/fr\b/, (styles) => {
  const columns = styles.get('gridTemplateColumns');
  return columns && BARE_FR.test(columns.text.replace(MINMAX, ''))
    ? [[columns.offset, 'has a column of a bare fr: minmax(0, 1fr)']]
    : [];
});
