import { createElement, isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Link, type LinkProps } from 'react-router';
import type { LazyModule } from '../../core/lazyModule.ts';
import { SHAPES } from '../../src/ui/icons/shapes.ts';
import { MoneyField, type MoneyFieldProps } from '../../src/ui/MoneyField.tsx';
import { componentOf, Probe } from './drawn.ts';

/** What a component draws, as text: what a reader sees, what a screen reader is told, and what each control does. */

interface Tag {
  readonly props: Readonly<Record<string, unknown>> & { readonly children?: ReactNode };
  readonly tag: string;
}

type Part =
  | { readonly kind: 'lazy'; readonly code: LazyModule<unknown> }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open' | 'close'; readonly tag: Tag }
  | { readonly kind: 'link'; readonly props: LinkProps; readonly inside: readonly Part[] }
  | { readonly kind: 'money'; readonly props: MoneyFieldProps };

/** Each begins a line. */
const BLOCKS = new Set(['article', 'div', 'dl', 'fieldset', 'footer', 'h2', 'header', 'li', 'p', 'section', 'ul']);
const CONTROLS = new Set(['button', 'input', 'select']);
/** Said where they are set. */
const STATES = [
  'aria-busy',
  'aria-checked',
  'aria-expanded',
  'aria-invalid',
  'aria-pressed',
  'aria-selected',
  'checked',
  'disabled',
];
/** Variants of a style that mean something. */
const MEANT = /-((?:danger|trend)-\w+)/g;

/**
 * The outline of a part of a page, a line for each block: struck text between tildes, controls in brackets, with what `done` gives after they
 * were used. Effects do not run.
 */
export async function outlineOf(
  part: ReactNode,
  wrap: (part: ReactNode) => ReactNode,
  done: () => readonly string[],
): Promise<string> {
  let parts: readonly Part[] = [];
  const draw = (): void => {
    parts = partsOf(part);
  };
  for (;;) {
    renderToStaticMarkup(wrap(createElement(Probe, { draw })));
    const missing = parts.flatMap((one) => (one.kind === 'lazy' && one.code.loaded() === null ? [one.code.load()] : []));
    if (missing.length === 0) return linesOf(parts, done).join('\n');
    await Promise.all(missing);
  }
}

function partsOf(node: ReactNode): readonly Part[] {
  if (typeof node === 'string' || typeof node === 'number') return [{ kind: 'text', text: String(node) }];
  if (Array.isArray(node)) return node.flatMap((one: ReactNode) => partsOf(one));
  if (!isValidElement<Tag['props']>(node)) return [];
  const { props } = node;
  const type: unknown = node.type;
  if (typeof type === 'string') {
    const tag = { tag: type, props };
    return [{ kind: 'open', tag }, ...partsOf(props.children), { kind: 'close', tag }];
  }
  if (type === Link) return [{ kind: 'link', props: props as unknown as LinkProps, inside: partsOf(props.children) }];
  if (type === MoneyField) return [{ kind: 'money', props: props as unknown as MoneyFieldProps }];
  const component = componentOf(type);
  const drawn = partsOf(component === null ? props.children : component(props));
  const { code } = props;
  return code instanceof Object && 'loaded' in code ? [{ kind: 'lazy', code: code as LazyModule<unknown> }, ...drawn] : drawn;
}

function linesOf(parts: readonly Part[], done: () => readonly string[]): readonly string[] {
  const described = textsById(parts);
  const lines: string[] = [];
  let line: string[] = [];
  const endLine = (): void => {
    if (line.length > 0) lines.push(line.join(' '));
    line = [];
  };
  const tellIf = (text: string): void => void (text !== '' && line.push(text));
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at] as Part;
    if (part.kind === 'text') tellIf(part.text.trim());
    else if (part.kind === 'link') line.push(`[${textOf(part.inside)} > ${String(part.props.to)}]`);
    else if (part.kind === 'money') line.push(moneyOf(part.props, described, done));
    else if (part.kind === 'lazy') continue;
    else if (part.tag.tag === 'svg') {
      const end = endOf(parts, at);
      tellIf(drawingOf(parts.slice(at, end)));
      at = end;
    } else if (CONTROLS.has(part.tag.tag)) {
      const end = endOf(parts, at);
      line.push(controlOf(part.tag, parts.slice(at, end), described, done));
      at = end;
    } else {
      if (BLOCKS.has(part.tag.tag)) endLine();
      if (part.tag.tag === 's') line.push('~');
      if (part.kind === 'open') tellIf(marksOf(part.tag));
    }
  }
  endLine();
  return lines.map((one) =>
    one.replaceAll(/~ (.*?) ~/g, '~$1~').replaceAll(/ ([.,:;·])(?= |$)/g, (_, mark) => (mark === '·' ? ' ·' : mark)),
  );
}

function endOf(parts: readonly Part[], from: number): number {
  const opened = parts[from] as Extract<Part, { kind: 'open' | 'close' }>;
  return parts.findIndex((part, at) => at > from && part.kind === 'close' && part.tag === opened.tag);
}

function textOf(parts: readonly Part[]): string {
  return parts
    .map((part, at) => {
      if (part.kind === 'open' && part.tag.tag === 'svg') return ` ${drawingOf(parts.slice(at, endOf(parts, at)))} `;
      return part.kind === 'text' ? part.text : part.kind === 'link' ? textOf(part.inside) : ' ';
    })
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function textsById(parts: readonly Part[]): ReadonlyMap<unknown, string> {
  return new Map(
    parts.flatMap((part, at) =>
      part.kind === 'open' && typeof part.tag.props.id === 'string'
        ? [[part.tag.props.id, textOf(parts.slice(at, endOf(parts, at)))] as const]
        : [],
    ),
  );
}

function marksOf({ props }: Tag): string {
  const { role, 'data-bet-type': betType, 'data-active': active } = props;
  const marks = [...said('@', role), ...said('bet type ', betType), ...(active === undefined ? [] : ['active'])];
  const variants = [...String(props.className ?? '').matchAll(MEANT)].map(([, variant]) => `{${variant}}`);
  return [...marks, ...variants].join(' ');
}

const said = (before: string, value: unknown): readonly string[] => (value === undefined ? [] : [`${before}${value}`]);

const ICONS = new Map<string, string>(Object.entries(SHAPES).map(([name, [path]]) => [path, `(${name})`]));

/** An icon by its name, or one of the two arrows of a moved price. */
function drawingOf(parts: readonly Part[]): string {
  const paths = parts.map((part) => (part.kind === 'open' ? String(part.tag.props.d ?? '') : ''));
  const [icon] = paths.flatMap((path) => ICONS.get(path) ?? []);
  if (icon !== undefined) return icon;
  return paths.some((path) => path.startsWith('M4 1l4')) ? '▲' : paths.some((path) => path.startsWith('M4 7 0')) ? '▼' : '';
}

function saidOf(ids: unknown, described: ReadonlyMap<unknown, string>): readonly string[] {
  const texts = String(ids ?? '')
    .split(' ')
    .flatMap((id) => described.get(id) ?? []);
  return texts.length === 0 ? [] : [`«${texts.join('; ')}»`];
}

const didOf = (done: () => readonly string[]): string => ` -> ${done().join(', ') || 'nothing'}`;

function controlOf(
  { tag, props }: Tag,
  inside: readonly Part[],
  described: ReadonlyMap<unknown, string>,
  done: () => readonly string[],
): string {
  const label = props['aria-label'];
  const shown = tag === 'button' ? textOf(inside) : String(props.value ?? props.type);
  // A name that is not shown stands before what is.
  const name = label === undefined ? shown : [String(label), ...(/\(\w+\)/.exec(shown) ?? [])].join(' ');
  const states = STATES.flatMap((state) =>
    props[state] === undefined || props[state] === false
      ? []
      : [`${state.replace('aria-', '')}${props[state] === true ? '' : `=${props[state]}`}`],
  );
  const off = props['aria-disabled'] ? ['off'] : [];
  const role = props.role === undefined ? [] : [String(props.role)];
  const use = (tag === 'button' ? props.onClick : props.onChange) as ((event: object) => void) | undefined;
  if (props.disabled !== true) use?.({ preventDefault: () => undefined, target: { value: '5', valueAsNumber: 5 } });
  return `[${[name, ...role, ...states, ...off, ...saidOf(props['aria-describedby'], described)].join(' ')}${didOf(done)}]`;
}

/** A field is used by an amount of $5.00. */
function moneyOf(props: MoneyFieldProps, described: ReadonlyMap<unknown, string>, done: () => readonly string[]): string {
  const { label, valueCents, disabled, readOnly, invalid, describedBy } = props;
  if (disabled !== true && readOnly !== true) props.onChange(500);
  const states = Object.entries({ disabled, readOnly, invalid }).flatMap(([name, is]) => (is === true ? [name] : []));
  const value = valueCents === null ? 'empty' : String(valueCents / 100);
  return `[${[`${label}: ${value}`, ...states, ...saidOf(describedBy, described)].join(' ')}${didOf(done)}]`;
}

/** Functions that write down how they were called, without the event that called them. */
export function recorder() {
  let calls: string[] = [];
  const isEvent = (value: unknown): boolean => value instanceof Object && 'preventDefault' in value;
  return {
    told:
      (name: string) =>
      (...given: readonly unknown[]) => {
        const args = given.filter((arg) => !isEvent(arg)).map((arg) => JSON.stringify(arg));
        calls.push(`${name}(${args.join(', ')})`);
      },
    calls: (): readonly string[] => {
      const before = calls;
      calls = [];
      return before;
    },
  };
}
