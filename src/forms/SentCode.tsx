import { useId } from 'react';
import { useUnfinished } from '../platform/unfinished/useUnfinished.ts';
import { textLink } from '../ui/authStyles.ts';
import { cls, join } from '../ui/cls.ts';
import { CodeField } from './CodeField.tsx';
import { CODE_LENGTH, CODE_UNFINISHED } from './codeStep.ts';

/** The server's request for a code. */
export interface CodeRequest {
  readonly text: string;
  /** A typed code was refused; else a code was sent. */
  readonly isRefused: boolean;
}

const box = cls({ display: 'grid', gap: 8, type: 'body', color: '$text2' });
const again = cls({ justifySelf: 'start' });

export interface SentCodeProps {
  readonly request: CodeRequest;
  readonly value: string;
  readonly onChange: (digits: string) => void;
  /** Asks for another code. */
  readonly onSendAgain: () => void;
}

/** In a form of a visitor, for whom the server has sent a code: what it says, the code, and the way to another one. */
export function SentCode({ request: { text, isRefused }, value, onChange, onSendAgain }: SentCodeProps) {
  const id = useId();
  useUnfinished('code', CODE_UNFINISHED);
  return (
    <div className={box}>
      {!isRefused && (
        <span id={id} role="status">
          {text}
        </span>
      )}
      <CodeField
        value={value}
        error={isRefused ? text : null}
        describedBy={isRefused ? null : id}
        onChange={(typed) => onChange(typed.replace(/\D/g, '').slice(0, CODE_LENGTH))}
      />
      <button type="button" className={join(textLink, again)} onClick={onSendAgain}>
        Send another code
      </button>
    </div>
  );
}
