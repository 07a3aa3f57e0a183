import { useBrand } from './brandContext.ts';
import { cls } from './cls.ts';

export const responsibleLink = cls({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  height: 44,
  padding: '0 12px',
  borderRadius: '$md',
  color: '$text2',
  type: 'micro',
  lineHeight: '13px',
  '& strong': { display: 'block', color: '$text', fontWeight: 700 },
  'a&:hover': { backgroundColor: '$surface2' },
});

const words = cls({
  '@narrow': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
});

/** The responsible gaming mark with two lines of text. In a narrow header the text is only for screen readers. */
export function ResponsibleMark() {
  const { title, subtitle } = useBrand().text.responsibleGaming;
  return (
    <>
      <svg width="32" height="32" viewBox="0 0 32 32" fill="none" aria-hidden="true">
        <circle cx="16" cy="16" r="14.5" stroke="currentColor" strokeWidth="1.5" />
        <path
          d="M8.5 17.5c2.5-5 5-5 7.5-1.5s5 3.500 7.500-1.500"
          stroke="var(--colors-accentText)"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
        <circle cx="16" cy="9" r="1.8" fill="currentColor" />
        <circle cx="16" cy="23" r="1.8" fill="currentColor" />
      </svg>
      <span className={words}>
        <strong>{title}</strong> {subtitle}
      </span>
    </>
  );
}
