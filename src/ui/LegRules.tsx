import { useId, useState } from 'react';
import { groupBy } from '../../core/groupBy.ts';
import { cls } from './cls.ts';
import { IconButton } from './IconButton.tsx';

export interface RuledLeg {
  readonly title: string;
  /** Null: the plain case. */
  readonly rule: string | null;
}

const text = cls({ gridColumn: '1 / -1', flex: '0 0 100%', type: 'caption', color: '$text2', '& > p + p': { marginTop: 4 } });
const mark = cls({ margin: '-2px 0' });

/** An "i" in the head of a bet, and under it, once it is pressed, by which rules its legs are graded: each rule once. */
export function LegRules({ legs }: { readonly legs: readonly RuledLeg[] }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const byRule = groupBy(legs, ({ rule }) => rule ?? '');
  if (legs.every(({ rule }) => rule === null)) return null;
  return (
    <>
      <IconButton
        compact
        className={mark}
        icon="info"
        label="How it is graded"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <div id={id} className={text}>
          {byRule.map(
            (ruled) =>
              ruled[0].rule !== null && (
                <p key={ruled[0].rule}>
                  {byRule.length > 1 && <strong>{ruled.map(({ title }) => title).join(', ')}: </strong>}
                  {ruled[0].rule}
                </p>
              ),
          )}
        </div>
      )}
    </>
  );
}
