/** `(•••) •••-0142`: enough for its owner to recognise the number. */
export function maskedPhone(phone: string): string {
  return `(•••) •••-${phone.slice(-4)}`;
}
