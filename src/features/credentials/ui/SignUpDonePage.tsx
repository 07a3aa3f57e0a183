import { Link, useLocation } from 'react-router';
import { buttonStyle } from '../../../ui/Button.tsx';
import { MailSentIllustration } from '../../../ui/illustrations/MailSentIllustration.tsx';
import { signUpDone } from '../logic/signUpDone.ts';
import { AuthCard } from './AuthCard.tsx';

/** `/signup/success`. The mail says whether the address had an account already; this page does not. */
export function SignUpDonePage() {
  const { title, lead } = signUpDone(useLocation().state);
  return (
    <AuthCard isNews illustration={<MailSentIllustration />} title={title} lead={lead}>
      <Link className={buttonStyle({ tone: 'primary', size: 'lg', wide: true }).className} to="/login">
        Log In
      </Link>
    </AuthCard>
  );
}
