import { Button } from '../Button.tsx';
import { ConfirmButtons } from '../ConfirmDialog.tsx';
import { cls } from '../cls.ts';
import { type DialogContent, DialogFrame, type DialogParts, dialogBox } from '../DialogFrame.tsx';
import { PlacedIllustration } from '../illustrations/PlacedIllustration.tsx';
import { QueueIllustration } from '../illustrations/QueueIllustration.tsx';
import { RegionIllustration } from '../illustrations/RegionIllustration.tsx';
import { lazyPart } from '../lazyPart.tsx';
import { useOpen } from '../useOpen.ts';
import { nothing, stack } from './galleryStyles.ts';

const confirmDialog = lazyPart(() => import('../ConfirmDialog.tsx').then(({ ConfirmDialog }) => ConfirmDialog));

const inline = cls({ justifySelf: 'center' });

/** The inside of a dialog on the page instead of over it. */
const PARTS: DialogParts = { Title: 'h4', body: (element) => element, close: (element) => element };

const answers = { onClose: nothing, onConfirm: nothing };

const DIALOGS: readonly DialogContent[] = [
  {
    title: 'Add this parlay to your betslip?',
    children: 'You already have 3 selections. Add these 4 legs to them, or start over with the new bet.',
    footer: <ConfirmButtons cancel="Replace all" confirm="Add 4 legs" {...answers} />,
  },
  {
    title: 'Are you sure you want to log out?',
    mark: { icon: 'logOut', tone: 'info' },
    children: 'Your picks stay on this device.',
    footer: <ConfirmButtons confirm="Log Out" {...answers} />,
  },
  {
    title: 'Exclude yourself for one week?',
    mark: { icon: 'warning', tone: 'danger' },
    children: 'This cannot be undone before the week is over.',
    footer: <ConfirmButtons confirm="Self-exclude" isDanger {...answers} />,
  },
  {
    title: 'Looks like you’re outside of an operating area',
    illustration: <RegionIllustration />,
    children: 'You can still browse markets and deposit funds, but you must be physically located in an operating area to wager.',
    footer: <ConfirmButtons cancel="Keep browsing" confirm="Check again" {...answers} />,
  },
  {
    title: 'You’re close to your weekly limit',
    mark: { icon: 'shield', tone: 'warning' },
    children: 'Deposit, weekly: $450.00 of $500.00. Lowering it works right away.',
    footer: <ConfirmButtons cancel="Review limits" confirm="I Understand" {...answers} />,
  },
  {
    title: 'New: cash out part of a bet',
    illustration: <PlacedIllustration />,
    children: 'Keep some of your bet running and take the rest now.',
    stacked: true,
    footer: (
      <>
        <Button tone="primary">Open My Bets</Button>
        <Button>Read the rules</Button>
        <Button tone="quiet">Not now</Button>
      </>
    ),
  },
  { title: 'You’re in line', illustration: <QueueIllustration />, dismissible: false, children: 'It’s busy right now.' },
];

export function DialogSamples() {
  const { isOpen, open, close } = useOpen(confirmDialog);
  return (
    <div className={stack}>
      {DIALOGS.map((content) => {
        const box = dialogBox(content.illustration ? { centred: true } : {});
        return (
          <div key={content.title} className={inline}>
            <div className={box.className}>
              <DialogFrame parts={PARTS} {...content} />
            </div>
          </div>
        );
      })}
      <Button onClick={open}>Open a confirmation</Button>
      {isOpen && (
        <confirmDialog.Component open onClose={close} title="Clear your betslip?" confirm="Clear all" onConfirm={nothing}>
          Your 3 selections are removed.
        </confirmDialog.Component>
      )}
    </div>
  );
}
