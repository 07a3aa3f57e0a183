import { createElement, type ReactElement, useEffect, useRef } from 'react';

/**
 * Replaces the package `react-style-singleton` (scroll lock of dialogs), which writes a `<style>` element that the content security
 * policy blocks. Uses a constructed sheet and has only the functions in use. vite.config.ts aliases the package to this file.
 */
export interface StyleSheetSingleton {
  add(style: string): void;
  remove(): void;
}

export function stylesheetSingleton(): StyleSheetSingleton {
  let users = 0;
  let sheet: CSSStyleSheet | null = null;
  return {
    add(style) {
      if (users === 0) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(style);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      }
      users += 1;
    },
    remove() {
      users -= 1;
      if (users > 0 || !sheet) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      sheet = null;
    },
  };
}

interface SheetProps {
  readonly styles: string;
  readonly dynamic?: boolean;
}

function ScopedSheet({ sheet, styles, dynamic }: SheetProps & { readonly sheet: StyleSheetSingleton }): null {
  // As in the package: a change of styles applies only if the caller declares them dynamic.
  const first = useRef(styles);
  const used = dynamic ? styles : first.current;
  useEffect(() => {
    sheet.add(used);
    return () => sheet.remove();
  }, [sheet, used]);
  return null;
}

export function styleSingleton(): (props: SheetProps) => ReactElement {
  const sheet = stylesheetSingleton();
  return (props) => createElement(ScopedSheet, { ...props, sheet });
}
