import { copyText } from './copyText.ts';
import { IconButton } from './IconButton.tsx';
import { useToast } from './toast/useToast.ts';

export interface CopyButtonProps {
  readonly text: string;
  /** Says what is copied: "Copy bet ID". */
  readonly label: string;
}

export function CopyButton({ text, label }: CopyButtonProps) {
  const toast = useToast();
  return (
    <IconButton icon="copy" label={label} iconSize={16} compact onClick={() => void copyText(text, navigator.clipboard, toast)} />
  );
}
