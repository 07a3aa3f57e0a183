import { Drawing, type DrawingProps } from './Drawing.tsx';

/** A screen on a crane. */
export function MaintenanceIllustration(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 320 220" width={320} {...props}>
      <ellipse cx="160" cy="204" rx="140" ry="10" fill="var(--colors-surface2)" />
      <path d="M40 200V28M280 200V28M40 70h240" stroke="var(--colors-lineStrong)" strokeWidth="6" />
      <path
        d="M40 70 280 70M64 70v40M100 70v22M220 70v34"
        stroke="var(--colors-lineStrong)"
        strokeWidth="2"
        strokeDasharray="4 7"
      />
      <rect
        x="96"
        y="96"
        width="128"
        height="84"
        rx="12"
        fill="var(--colors-surface2)"
        stroke="var(--colors-lineStrong)"
        strokeWidth="2"
      />
      <path d="M96 122h128" stroke="var(--colors-lineStrong)" strokeWidth="2" />
      <circle cx="111" cy="109" r="3.5" fill="var(--colors-accentText)" />
      <circle cx="123" cy="109" r="3.5" fill="var(--colors-surface3)" />
      <circle cx="135" cy="109" r="3.5" fill="var(--colors-surface3)" />
      <path d="M112 140h44M112 154h28" stroke="var(--colors-text2)" strokeWidth="5" />
      <g transform="translate(186 150)">
        <circle r="26" fill="var(--colors-bg)" />
        <g fill="var(--colors-accentText)">
          <rect x="-4.5" y="-25" width="9" height="11" rx="2.5" transform="rotate(0)" />
          <rect x="-4.5" y="-25" width="9" height="11" rx="2.5" transform="rotate(45)" />
          <rect x="-4.5" y="-25" width="9" height="11" rx="2.5" transform="rotate(90)" />
          <rect x="-4.5" y="-25" width="9" height="11" rx="2.5" transform="rotate(135)" />
          <rect x="-4.5" y="-25" width="9" height="11" rx="2.5" transform="rotate(180)" />
          <rect x="-4.5" y="-25" width="9" height="11" rx="2.5" transform="rotate(225)" />
          <rect x="-4.5" y="-25" width="9" height="11" rx="2.5" transform="rotate(270)" />
          <rect x="-4.5" y="-25" width="9" height="11" rx="2.5" transform="rotate(315)" />
          <circle r="17.5" />
        </g>
        <circle r="7" fill="var(--colors-bg)" />
      </g>
      <path d="M250 200l9-34h14l9 34z" fill="var(--colors-accentText)" />
      <path d="M255.5 180h21M252 192h28" stroke="var(--colors-bg)" strokeWidth="4" />
      <path d="M240 202h52" stroke="var(--colors-accentText)" strokeWidth="5" />
    </Drawing>
  );
}
