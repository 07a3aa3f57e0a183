import { useNavigate } from 'react-router';
import { useMutation } from '../../../platform/data/useMutation.ts';
import { acknowledgeUserNotice } from '../../../player/queries.ts';
import { Button } from '../../../ui/Button.tsx';
import { PromptCard } from './PromptCard.tsx';

const TOUR = { ackType: 'APP_TOUR' } as const;

/** The invitation to the tour of the app, until the player takes it or closes the card. */
export function AppTourCard({ onLeave }: { readonly onLeave: () => void }) {
  const { send } = useMutation(acknowledgeUserNotice);
  const navigate = useNavigate();
  return (
    <PromptCard
      icon="help"
      label="Take the tour"
      title="New here?"
      body="See how the betslip works, how prices move and where to set your limits."
      onDismiss={() => void send(TOUR)}
    >
      <Button
        size="sm"
        onClick={() => {
          void send(TOUR);
          onLeave();
          void navigate('/account/help');
        }}
      >
        Take the tour
      </Button>
    </PromptCard>
  );
}
