import type { ReactNode } from 'react';
import { useBrand } from './brandContext.ts';
import { Dialog } from './Dialog.tsx';
import { LocationIllustration } from './illustrations/LocationIllustration.tsx';

const ART = { width: 241, height: 150 };

export interface LocationWarningDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly footer: ReactNode;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** The specification's "location-warning": the player or visitor seems to be outside of an operating area. With the brand's picture, or a map. */
export function LocationWarningDialog({ isOpen, title, footer, children, onClose }: LocationWarningDialogProps) {
  const { outOfState } = useBrand();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={title}
      illustration={outOfState.image === null ? <LocationIllustration /> : <img src={outOfState.image} alt="" {...ART} />}
      footer={footer}
    >
      {children}
    </Dialog>
  );
}
