import { useNavigate } from 'react-router';
import { Button } from '../../../ui/Button.tsx';
import { useNoticeAcknowledgement } from '../data/notices.ts';
import { PromptCard } from './PromptCard.tsx';

/** The invitation to the tour of the app, until the player takes it or closes the card. */
export function AppTourCard({ onLeave }: { readonly onLeave: () => void }) {
  const { send } = useNoticeAcknowledgement('APP_TOUR');
  const navigate = useNavigate();
  return (
    <PromptCard
      icon="help"
      label="Take the tour"
      title="New here?"
      body="See how the betslip works, how prices move and where to set your limits."
      onDismiss={() => void send()}
    >
      <Button
        size="sm"
        onClick={() => {
          void send();
          onLeave();
          void navigate('/account/help');
        }}
      >
        Take the tour
      </Button>
    </PromptCard>
  );
}
