import { describe, expect, it } from 'vitest';
import type { MaintenanceNotice } from '../../../../core/wire/maintenance.ts';
import { maintenanceScreen } from './maintenanceScreen.ts';

const bare: MaintenanceNotice = {
  enabled: true,
  title: null,
  message: null,
  imageUrl: null,
  ctaLabel: null,
  ctaLink: null,
  refreshIntervalSeconds: null,
};

describe('the maintenance screen', () => {
  it('has a default title and message', () => {
    const screen = maintenanceScreen(bare, 'tsc');
    expect(screen.title).toBe("We're working on a few things");
    expect(screen.message).toMatch(/^tsc is undergoing maintenance\. Please check back soon\./);
  });

  it('has a link only where one was given, called More info unless named', () => {
    expect(maintenanceScreen(bare, 'tsc').link).toBeNull();
    expect(maintenanceScreen({ ...bare, ctaLink: 'https://status.example' }, 'tsc').link).toEqual({
      label: 'More info',
      href: 'https://status.example',
    });
    expect(maintenanceScreen({ ...bare, ctaLink: '/info/help', ctaLabel: 'Status' }, 'tsc').link?.label).toBe('Status');
  });

  it('shows the texts of the headers', () => {
    const notice = { ...bare, title: 'Back at nine', message: 'New servers.', imageUrl: '/brands/tsc/icon.svg' };
    expect(maintenanceScreen(notice, 'tsc')).toEqual({
      title: 'Back at nine',
      message: 'New servers.',
      imageUrl: '/brands/tsc/icon.svg',
      link: null,
    });
  });

  it('ignores a link that is not safe', () => {
    for (const ctaLink of ['javascript:alert(1)', '//evil.example', 'http://plain.example', 'data:text/html,x']) {
      expect(maintenanceScreen({ ...bare, ctaLink }, 'tsc').link).toBeNull();
    }
  });
});
