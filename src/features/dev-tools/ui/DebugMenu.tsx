import { useState } from 'react';
import { Link } from 'react-router';
import { Button, buttonStyle } from '../../../ui/Button.tsx';
import { cardStyle } from '../../../ui/Card.tsx';
import { cls, join } from '../../../ui/cls.ts';
import { LAYER } from '../../../ui/tokens.ts';
import { useSandboxState } from '../data/useSandbox.ts';

const place = cls({ position: 'fixed', left: 16, bottom: 16, zIndex: LAYER.fab, display: 'grid', gap: 8, justifyItems: 'start' });
const links = cls({ display: 'grid', padding: 8 });
const link = buttonStyle({ tone: 'quiet', size: 'sm' }).className;

/** A way to the developer tools from any page, where the server has a sandbox. */
export function DebugMenu() {
  const { access } = useSandboxState();
  const [isOpen, setOpen] = useState(false);
  if (access !== 'open' && access !== 'locked') return null;
  return (
    <nav className={place} aria-label="Debug menu">
      {isOpen && (
        <div className={join(cardStyle, links)}>
          <Link className={link} to="/dev-tools" onClick={() => setOpen(false)}>
            Developer tools
          </Link>
          <Link className={link} to="/dev-tools/gallery" onClick={() => setOpen(false)}>
            Gallery
          </Link>
        </div>
      )}
      <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Debug
      </Button>
    </nav>
  );
}
