type Attributes = Readonly<Record<string, string | boolean>>;

/** An element with text and children; never HTML. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === true) made.setAttribute(key, '');
    else if (value !== false) made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}

/** A button that stays focused while it does nothing: one that is disabled would lose the focus, and a keyboard its place. */
export function enable(pressed: HTMLButtonElement, isEnabled: boolean): void {
  pressed.setAttribute('aria-disabled', String(!isEnabled));
}

export function button(label: string, onPress: () => void, attributes: Attributes = {}): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, label);
  made.addEventListener('click', () => {
    if (made.getAttribute('aria-disabled') !== 'true') onPress();
  });
  return made;
}

export function wantsLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
