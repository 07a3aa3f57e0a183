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
  // A phone number does not wrap.
  '&[href^="tel:"]': { whiteSpace: 'nowrap' },
});

/** A text whose phone numbers are links. */
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
