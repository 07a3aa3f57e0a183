import { cls } from './cls.ts';
import { phoneParts } from './phoneText.ts';

export const textLink = cls({
  color: '$text',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  textDecorationColor: '$colors$lineStrong',
  borderRadius: '$xs',
  '&:hover': { textDecorationColor: 'currentColor' },
  // A number is read and dialled as a whole.
  '&[href^="tel:"]': { whiteSpace: 'nowrap' },
});

/** A text whose phone numbers can be called. */
export function PhoneText({ children }: { readonly children: string }) {
  return phoneParts(children).map((part) =>
    part.href === null ? (
      part.text
    ) : (
      <a key={part.text} className={textLink} href={part.href}>
        {part.text}
      </a>
    ),
  );
}
