import { useNavigate } from 'react-router';
import type { BrandKind } from '../../../../core/wire/brandKind.ts';
import { useMutation } from '../../../platform/data/useMutation.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { acknowledgeUserNotice } from '../../../player/queries.ts';
import { Button } from '../../../ui/Button.tsx';
import { PromptCard } from './PromptCard.tsx';

const TOUR = { ackType: 'APP_TOUR' } as const;

const SHOWN: Readonly<Record<BrandKind, string>> = {
  sportsbook: 'how the betslip works, how prices move',
  casino: 'how the numbers of a game are made',
};

/** The invitation to the tour of the app, until the player takes it or closes the card. */
export function AppTourCard({ onLeave }: { readonly onLeave: () => void }) {
  const { brandKind } = useServices();
  const { send } = useMutation(acknowledgeUserNotice);
  const navigate = useNavigate();
  return (
    <PromptCard
      icon="help"
      label="Take the tour"
      title="New here?"
      body={`See ${SHOWN[brandKind]} and where to set your limits.`}
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
