/**
 * The style sheet for Stitches' rules. By default Stitches appends a `<style>` element, which a strict content security policy blocks; a
 * constructed style sheet needs no nonce. Sheets that the page links are included, so that Stitches adopts the rules extracted at build
 * time and does not write them twice. Null outside a browser, where Stitches collects text.
 */
export function adoptedStyleRoot(): DocumentOrShadowRoot | null {
  if (typeof document === 'undefined') return null;
  const head = {
    appendChild(): { sheet: CSSStyleSheet } {
      const sheet = new CSSStyleSheet();
      document.adoptedStyleSheets.push(sheet);
      return { sheet };
    },
  };
  return { styleSheets: document.styleSheets, head } as unknown as DocumentOrShadowRoot;
}
