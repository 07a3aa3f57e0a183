import { Children, isValidElement, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../../src/ui/Button.tsx';

/** The elements of this component in what another one has drawn, in their order, also within properties such as a footer. */
export function elementsOf<Props>(drawn: unknown, component: (props: Props) => ReactNode): readonly ReactElement<Props>[] {
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
