import { MissedShotIllustration } from '../../ui/illustrations/MissedShotIllustration.tsx';
import { OutageIllustration } from '../../ui/illustrations/OutageIllustration.tsx';
import { DRAWING_WIDTH, type ErrorMessageProps } from './errorMessage.ts';

export function ErrorDrawing({ kind }: ErrorMessageProps) {
  return kind === 'outage' ? <MissedShotIllustration width={DRAWING_WIDTH} /> : <OutageIllustration width={DRAWING_WIDTH} />;
}
