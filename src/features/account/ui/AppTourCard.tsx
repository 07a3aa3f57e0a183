import { useNavigate } from 'react-router';
import { Button } from '../../../ui/Button.tsx';
import { cls } from '../../../ui/cls.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useNoticeAcknowledgement } from '../data/notices.ts';

const card = cls({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  gap: '4px 12px',
  alignItems: 'start',
  padding: '12px 4px 12px 16px',
  borderRadius: '$md',
  border: '1px solid $line',
  '& > svg': { color: '$text2', marginTop: 2 },
});
const title = cls({ type: 'base', fontWeight: 600 });
const body = cls({ type: 'caption', color: '$text2' });
const close = cls({ margin: '-8px 0' });
const action = cls({ gridColumn: '2 / 3', marginTop: 8 });

/** The invitation to the tour of the app, until the player takes it or closes the card. */
export function AppTourCard({ onLeave }: { readonly onLeave: () => void }) {
  const { send } = useNoticeAcknowledgement('APP_TOUR');
  const navigate = useNavigate();
  return (
    <section className={card} aria-label="Take the tour">
      <Icon name="help" size={20} />
      <div>
        <p className={title}>New here?</p>
        <p className={body}>See how the betslip works, how prices move and where to set your limits.</p>
      </div>
      <IconButton
        icon="close"
        label="Dismiss: Take the tour"
        className={close}
        onClick={({ currentTarget }) => {
          // The button goes away; the focus stays in the panel.
          currentTarget.closest<HTMLElement>('[role=dialog]')?.focus();
          void send();
        }}
      />
      <div className={action}>
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
      </div>
    </section>
  );
}
