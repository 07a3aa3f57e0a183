import { Link, useLocation } from 'react-router';
import { buttonStyle } from '../../../ui/Button.tsx';
import { MailSentIllustration } from '../../../ui/illustrations/MailSentIllustration.tsx';
import { Note } from '../../../ui/Note.tsx';
import { signUpDone } from '../logic/signUpDone.ts';
import { AuthCard } from './AuthCard.tsx';

/** `/signup/success`. The mail says whether the address had an account already; this page does not. */
export function SignUpDonePage() {
  const { title, lead, credit } = signUpDone(useLocation().state);
  return (
    <AuthCard isNews illustration={<MailSentIllustration />} title={title} lead={lead}>
      {credit !== null && (
        <Note tone="neutral" title={credit}>
          It is play money of this sandbox. Nothing here is real money.
        </Note>
      )}
      <Link className={buttonStyle({ tone: 'primary', size: 'lg', wide: true }).className} to="/login">
        Log In
      </Link>
    </AuthCard>
  );
}
