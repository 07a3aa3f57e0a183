import { Button } from '../Button.tsx';
import { Checkbox } from '../Checkbox.tsx';
import { ConfirmButtons } from '../ConfirmDialog.tsx';
import { cls } from '../cls.ts';
import { type DialogContent, DialogFrame, type DialogParts, dialogBox } from '../DialogFrame.tsx';
import { LocationIllustration } from '../illustrations/LocationIllustration.tsx';
import { PlacedIllustration } from '../illustrations/PlacedIllustration.tsx';
import { QueueIllustration } from '../illustrations/QueueIllustration.tsx';
import { lazyPart } from '../lazyPart.tsx';
import { useOpen } from '../useOpen.ts';
import { nothing, stack } from './galleryStyles.ts';

const confirmDialog = lazyPart(() => import('../ConfirmDialog.tsx').then((module) => module.ConfirmDialog));

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
    illustration: <LocationIllustration />,
    children: 'You can still browse markets and deposit funds, but you must be physically located in an operating area to wager.',
    footer: <ConfirmButtons cancel="Keep browsing" confirm="Check again" {...answers} />,
  },
  {
    title: 'You’ve reached a limit',
    mark: { icon: 'shield', tone: 'warning' },
    children: 'This bet would take you past your spend limit. Nothing was bet. No bet was placed.',
    footer: <ConfirmButtons cancel="Review limits" confirm="I Understand" {...answers} />,
  },
  {
    title: 'Play within your means',
    mark: { icon: 'shield', tone: 'info' },
    dismissible: false,
    children: <Checkbox label="I’ve read and understand this." />,
    footer: (
      <Button tone="primary" disabled>
        I Understand
      </Button>
    ),
  },
  {
    title: 'That win comes with a form',
    mark: { icon: 'document', tone: 'success' },
    dismissible: false,
    children: 'You won $1,840.00 on Velvet Sevens at 7:38 PM. Wins of this size get a W-2G.',
    footer: <ConfirmButtons cancel="See tax forms" confirm="Continue" {...answers} />,
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
