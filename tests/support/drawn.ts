import {
  Children,
  Component,
  type ComponentType,
  createElement,
  type InputHTMLAttributes,
  isValidElement,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Button, type ButtonProps } from '../../src/ui/Button.tsx';

/** The properties of an HTML element that tests read. */
type TagProps = InputHTMLAttributes<HTMLElement>;

interface ParentProps {
  readonly children?: ReactNode;
}

/** The elements of this component, or with this tag, in what another one has drawn, in their order, also within properties such as a footer. */
export function elementsOf<Props>(
  drawn: unknown,
  component: ((props: Props) => ReactNode) | string,
): readonly ReactElement<Props>[] {
  if (Array.isArray(drawn)) return drawn.flatMap((part) => elementsOf(part, component));
  if (!isValidElement<Props>(drawn)) return [];
  if (drawn.type === component) return [drawn];
  return Object.values(drawn.props as object).flatMap((part) => elementsOf(part, component));
}

/** The first element with this property, of whichever component: of one that a module keeps to itself, or loads lazily. */
export function elementWith<Props>(drawn: unknown, property: keyof Props & string): ReactElement<Props> | undefined {
  if (Array.isArray(drawn)) return drawn.map((part) => elementWith<Props>(part, property)).find((found) => found !== undefined);
  if (!isValidElement<Props>(drawn)) return undefined;
  return property in (drawn.props as object) ? drawn : elementWith<Props>(Object.values(drawn.props as object), property);
}

/** Clicks the button with this label, as its element takes the click: not at all while it is busy or disabled. */
export function pressButton(drawn: ReactNode, label: string): void {
  const named = (props: ButtonProps): boolean => Children.toArray(props.children).includes(label);
  const button = elementsOf(drawn, Button).find(({ props }) => named(props));
  if (button === undefined) throw new Error(`Nothing to press: ${label}`);
  const { disabled, onClick }: ButtonProps = Button(button.props).props;
  if (disabled !== true) onClick?.({ preventDefault: () => undefined } as MouseEvent<HTMLButtonElement>);
}

/** The elements with this tag, or of this component, that a part of the page draws, also within its components. Effects do not run. */
export function drawnElements<Props extends object = TagProps>(
  part: ReactNode,
  type: string | ComponentType<Props>,
  wrap: (part: ReactNode) => ReactNode,
): readonly ReactElement<Props>[] {
  let found: readonly ReactElement<Props>[] = [];
  const draw = (): void => {
    found = elementsWithin(part, type);
  };
  renderToStaticMarkup(wrap(createElement(Probe, { draw })));
  return found;
}

/** Calls `draw` while it is rendered itself: hooks work only then. */
export function Probe({ draw }: { readonly draw: () => void }): null {
  draw();
  return null;
}

function elementsWithin<Props extends object>(
  part: ReactNode,
  type: string | ComponentType<Props>,
): readonly ReactElement<Props>[] {
  if (Array.isArray(part)) return part.flatMap((one) => elementsWithin(one, type));
  if (!isValidElement<Props>(part)) return [];
  const component = componentOf(part.type);
  const inside = component === null ? (part.props as ParentProps).children : component(part.props);
  return [...(part.type === type ? [part] : []), ...elementsWithin(inside, type)];
}

/** Null for a tag, a fragment, a context and an error boundary, the only class: they draw their children. */
export function componentOf(type: unknown): ((props: object) => ReactNode) | null {
  if (type instanceof Object && 'type' in type) return componentOf(type.type);
  return typeof type === 'function' && !(type.prototype instanceof Component) ? (type as (props: object) => ReactNode) : null;
}

/** What the component of this element draws; its hooks are the ones of the test. */
export function draw(element: ReactNode): ReactNode {
  if (!isValidElement(element) || typeof element.type !== 'function') throw new Error('This is no component');
  return (element.type as (props: unknown) => ReactNode)(element.props);
}
