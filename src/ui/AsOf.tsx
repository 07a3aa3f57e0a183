import { cls } from './cls.ts';

const old = cls({
  color: '$text3',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export interface AsOfProps {
  /** ISO 8601. */
  readonly since: string;
  /** `as of 6:37 PM` (core/time/times.ts). */
  readonly text: string;
  /** Beside it; null: it stands elsewhere. */
  readonly clock: string | null;
}

/** A clock that is not of now, with its moment in place of the mark of a live one: `Q4 2:10 · as of 6:37 PM`. It wraps where its place does. */
export function AsOf({ since, text, clock }: AsOfProps) {
  return (
    <span className={old}>
      {clock !== null && `${clock} · `}
      <time dateTime={since}>{text}</time>
    </span>
  );
}
