import { Button } from '../../../ui/Button.tsx';
import { useBrand } from '../../../ui/brandContext.ts';
import { cardStyle } from '../../../ui/Card.tsx';
import { cls, join } from '../../../ui/cls.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useInstallSuggestion } from '../data/installSuggestion.ts';

const strip = cls({ display: 'flex', alignItems: 'center', gap: 12, padding: '8px 8px 8px 16px', flexWrap: 'wrap' });
const words = cls({
  flex: 1,
  minWidth: 140,
  '& strong': { display: 'block', type: 'base', fontWeight: 600 },
  '& span': { type: 'caption', color: '$text2' },
});

/** A strip in the page that offers to install the app. Renders nothing if the browser cannot install it or the player has refused. */
export function InstallPrompt() {
  const brand = useBrand();
  const suggestion = useInstallSuggestion();
  if (!suggestion.isShown) return null;
  return (
    <section className={join(cardStyle, strip)} aria-label={`Install ${brand.name}`}>
      <Icon name="download" size={20} />
      <div className={words}>
        <strong>Get {brand.name} as an app</strong>
        <span>Its own window, straight from your dock. No download store.</span>
      </div>
      <Button tone="outline" size="sm" onClick={suggestion.install}>
        Install
      </Button>
      <IconButton icon="close" label="Dismiss install suggestion" onClick={suggestion.refuse} />
    </section>
  );
}
