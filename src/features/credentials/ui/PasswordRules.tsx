import { type PersonalWords, passwordRules } from '../../../../core/forms/password.ts';
import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';

const list = cls({ display: 'grid', gap: 4, type: 'caption', margin: 0, padding: 0, listStyle: 'none' });
const rule = cls({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 18,
  color: '$text2',
  '&[data-met]': { color: '$success' },
});
const open = cls({ width: 14, height: 14, borderRadius: '50%', border: '1.5px solid $colors$lineStrong', flex: 'none' });

export interface PasswordRulesProps {
  readonly password: string;
  readonly words?: PersonalWords | undefined;
}

/** The rules of a new password, met or not, while it is typed. */
export function PasswordRules({ password, words }: PasswordRulesProps) {
  return (
    <ul className={list} aria-label="Rules for the password">
      {passwordRules(password, words).map(({ id, label, isMet }) => (
        <li key={id} className={rule} data-met={isMet ? '' : undefined}>
          {isMet ? <Icon name="check" size={14} /> : <span className={open} aria-hidden="true" />}
          {label}
          <VisuallyHidden>{isMet ? ': met' : ': not met yet'}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
