import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';

export interface AddOrReplaceDialogProps {
  readonly title: string;
  readonly legs: number;
  /** The odds of the parlay; null where it has none. */
  readonly totalOdds: string | null;
  readonly onAnswer: (replaces: boolean) => void;
  readonly onClose: () => void;
}

/** Asks before a parlay joins other selections: added to them it would be another bet. */
export function AddOrReplaceDialog({ title, legs, totalOdds, onAnswer, onClose }: AddOrReplaceDialogProps) {
  const pays = totalOdds === null ? `This bet has ${legs} legs.` : `This ${legs}-leg parlay pays ${totalOdds}.`;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={() => onAnswer(false)}>Add to betslip</Button>
          <Button tone="primary" onClick={() => onAnswer(true)}>
            Replace betslip
          </Button>
        </>
      }
    >
      {`${pays} Your betslip has selections: add to them, or replace them.`}
    </Dialog>
  );
}
