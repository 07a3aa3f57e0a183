import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { menuButtonBox } from '../../../ui/headerStyles.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { drawerOf } from '../data/drawer.ts';

/** Opens the drawer where the window is too narrow for the menu. */
export function MenuButton() {
  const { isOpen, open } = useStore(drawerOf(useServices()));
  // The class that hides the button is on the box: on the button, the load order of two classes would decide which one wins.
  return (
    <span className={menuButtonBox}>
      <IconButton icon="menu" label="Open menu" iconSize={22} aria-expanded={isOpen} aria-haspopup="dialog" onClick={open} />
    </span>
  );
}
