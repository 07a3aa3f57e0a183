type Move = Pick<PointerEvent, 'pointerType' | 'screenX' | 'screenY'>;

/** Whether a mouse has really moved. A page that changes under a resting pointer, as after log-in, is no wish to see a card. */
export function moveDetector(): (event: Move) => boolean {
  let last: Move | null = null;
  return (event) => {
    const hasMoved = last === null || last.screenX !== event.screenX || last.screenY !== event.screenY;
    last = event;
    return hasMoved && event.pointerType === 'mouse';
  };
}
