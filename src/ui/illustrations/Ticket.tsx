/** A ticket with a perforation, 76 x 36 units before `transform`; an empty one has dotted lines where text would be. */
export function Ticket({ transform, empty = false }: { readonly transform: string; readonly empty?: boolean }) {
  return (
    <g transform={transform}>
      <path
        d="M4 0h68a4 4 0 0 1 4 4v8a6 6 0 0 0 0 12v8a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4v-8a6 6 0 0 0 0-12V4a4 4 0 0 1 4-4Z"
        fill={empty ? 'var(--colors-surface)' : 'var(--colors-surface2)'}
        stroke="var(--colors-lineStrong)"
        strokeWidth="1.5"
      />
      <path d="M54 3v30" stroke="var(--colors-lineStrong)" strokeWidth="1.5" strokeDasharray="2 4" />
      <path d="M12 12h26M12 20h18" stroke="var(--colors-text2)" strokeWidth="2.5" strokeDasharray={empty ? '4 5' : undefined} />
    </g>
  );
}
