import { SignUpPage } from '../../features/session/index.ts';
import { useTitle } from '../../ui/useTitle.ts';

/** `/signup`. */
export function SignUp() {
  useTitle('Sign up');
  return <SignUpPage />;
}
