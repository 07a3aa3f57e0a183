import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadBrand } from '../../src/brand/loader.ts';
import { harness } from '../../src/features/betslip/testing/harness.ts';
import { LocationCheck } from '../../src/features/betslip/ui/LocationCheck.tsx';
import { useLocationOfSlip } from '../../src/features/betslip/ui/useLocationOfSlip.ts';
import { LocationMark } from '../../src/features/location/ui/LocationMark.tsx';
import { LocationPage } from '../../src/features/location/ui/LocationPage.tsx';
import { createStore } from '../../src/platform/externalStore.ts';
import { NO_LOCATION } from '../../src/platform/location/logic/noLocation.ts';
import { useServices } from '../../src/platform/usePlatform.ts';
import { type FoundPlace, type Whereabouts, type WhereaboutsStore, whereaboutsOf } from '../../src/player/queries.ts';
import { toasts } from '../../src/ui/toast/toastStore.ts';
import { freshDevice } from '../support/fakeServices.ts';
import { button, press, read, renderInPage } from '../support/page.tsx';
import { renderInSlip } from '../support/slip.tsx';

const tsb = await loadBrand('tsb');
const hwc = await loadBrand('hwc');
const NOW = Date.parse('2026-11-27T18:00:00Z');
const CASINO = {
  title: 'Casino isn’t open in Texas yet',
  body: 'You can’t play hwc games here.',
  deepLink: null,
};
const DALLAS: FoundPlace = {
  decision: 'REGION',
  region: { isoCode: 'US-TX', name: 'Texas' },
  neighbour: { isoCode: 'US-OK', name: 'Oklahoma' },
  distanceMetres: 4_200,
  doubtMetres: 70,
  checkedAt: '2026-11-27T17:59:00Z',
};

interface WithStoreProps {
  readonly take: (store: WhereaboutsStore) => void;
  readonly children: ReactNode;
}

function WithStore({ take, children }: WithStoreProps) {
  take(whereaboutsOf(useServices()));
  return children;
}

/** The mark or the page, with what a check has found. */
function open(change: Partial<Whereabouts>, { of = 'mark' as 'mark' | 'page', brand = tsb, notice = null as object | null } = {}) {
  const checkNow = vi.fn();
  const openSupport = vi.fn();
  let store: WhereaboutsStore | null = null as WhereaboutsStore | null;
  const installers = [{ id: 'windows', cdnUrls: ['https://cdn.example.com/helper.exe'] }];
  const data = {
    regionalMetadata: { currentRegion: { name: 'New Jersey' } },
    serviceAttributes: { geolocation: { installers }, casinoOutOfState: notice },
  };
  const services = {
    ...freshDevice(),
    startup: createStore({ data }),
    connection: createStore({ online: true, live: true }),
    clock: { now: () => NOW },
    openSupport,
  };
  const take = (mine: WhereaboutsStore): void => {
    if (store === null) {
      store = mine;
      mine.follow(checkNow);
      mine.update(change);
    }
  };
  renderInPage(<WithStore take={take}>{of === 'mark' ? <LocationMark /> : <LocationPage />}</WithStore>, { services, brand });
  return { checkNow, openSupport, update: (next: Partial<Whereabouts>) => act(() => store?.update(next)) };
}

const refused = (...errors: readonly string[]): Partial<Whereabouts> => ({
  check: { ...NO_LOCATION, isLoggedIn: true, geolocationState: 'error', errors, checks: 1 },
  attemptsLeft: 29,
});
const PASSED = {
  ...({ ...NO_LOCATION, isLoggedIn: true, geolocationState: 'success', authorized: true } as const),
  expiresAt: NOW + 1_200_000,
  refreshAt: NOW + 1_140_000,
  checkedAt: NOW,
};
const toast = (id: string) => toasts.getSnapshot().find((shown) => shown.id === id);

beforeEach(() => {
  vi.stubGlobal('__BRANDS__', { espnbet: { name: 'espnbet', address: 'https://espnbet.example/', casinoOf: null } });
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
});

describe('the mark of the header', () => {
  it('while the device is asked a toast says so, of kind info and until the answer', () => {
    const { update } = open({ isVerifying: true });
    expect(toast('location-verifying')).toMatchObject({ body: 'Verifying Location...', type: 'info', secondsUntilRemoved: -1 });
    update({ isVerifying: false });
    expect(toast('location-verifying')).toBeUndefined();
  });

  it('the default error is a toast to refresh the browser or contact support, which is gone after a pass', () => {
    const { openSupport, update } = open(refused('unknown'));
    const shown = toast('location-error');
    expect(shown).toMatchObject({ body: 'Location Error Detected', secondsUntilRemoved: -1, action: { label: 'Refresh' } });
    shown?.other?.onClick();
    expect(openSupport).toHaveBeenCalledOnce();
    update({ check: PASSED });
    expect(toast('location-error')).toBeUndefined();
  });

  it('the button of the default error refreshes the browser', () => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined);
    open(refused('unknown'));
    toast('location-error')?.action?.onClick();
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each(['suspended', 'disabledSolution', 'invalidLicenseFormat', 'unauthorizedLicense', 'invalidCustomFields', 'unknown'])(
    'the button for the software’s error %s contacts support',
    (error) => {
      const { openSupport } = open(refused(`SOFTWARE_${error}`));
      expect(toast('location-error')).toMatchObject({ action: { label: 'Contact support' } });
      toast('location-error')?.action?.onClick();
      expect(openSupport).toHaveBeenCalledOnce();
    },
  );

  it.each(['networkConnection', 'unexpected', 'serverCommunication', 'requestInProgress'])(
    'the button for the software’s error %s tries again',
    (error) => {
      const { checkNow } = open(refused(`SOFTWARE_${error}`));
      expect(toast('location-error')).toMatchObject({ action: { label: 'Try again' } });
      toast('location-error')?.action?.onClick();
      expect(checkNow).toHaveBeenCalledOnce();
    },
  );

  it('the button for software of an unsupported version leads to the helper, to be installed anew', async () => {
    open(refused('SOFTWARE_unsupportedVersion'));
    expect(toast('location-error')?.detail).toContain('Reinstall the location helper');
    act(() => toast('location-error')?.action?.onClick());
    await screen.findByRole('dialog');
    expect(screen.getByRole('link', { name: 'Get the helper' }).getAttribute('href')).toBe('https://cdn.example.com/helper.exe');
  });

  it('a script that did not load is a warning that stays until it has', () => {
    const { update } = open(refused('SCRIPT_NOT_LOADED'));
    expect(toast('location-script')).toMatchObject({ type: 'danger', secondsUntilRemoved: -1, dismissible: false });
    update({ check: PASSED });
    expect(toast('location-script')).toBeUndefined();
  });

  it('a browser that denies leads to the steps that allow it', async () => {
    open(refused('BROWSER_DENIED'));
    expect(toast('location-disabled')).toMatchObject({ body: 'Location Services Disabled', secondsUntilRemoved: -1 });
    act(() => toast('location-disabled')?.action?.onClick());
    expect(read(await screen.findByRole('dialog', { name: 'Allow location to bet' }))).toContain('Set Location to Allow.');
  });

  it('outside of an operating area the location warning names the state and the attempts left, and checks again', async () => {
    const { checkNow } = open({ ...refused('OUT_OF_BOUNDARY'), place: DALLAS });
    const dialog = await screen.findByRole('dialog', { name: 'Looks like you’re outside of an operating area' });
    expect(read(dialog)).toContain(
      'You can still browse markets and deposit funds, but you must be physically located in an operating area to wager',
    );
    expect(read(dialog)).toContain('You seem to be in Texas .');
    expect(read(dialog)).toContain('29 attempts left within this minute.');
    press('Check again');
    expect(checkNow).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('a standalone casino says its own words with its partner’s brand, and is silent once that is asked for', async () => {
    const casino = { brand: hwc, notice: CASINO };
    const { update } = open({ ...refused('OUT_OF_BOUNDARY'), place: DALLAS }, casino);
    const dialog = await screen.findByRole('dialog', { name: CASINO.title });
    expect(read(dialog)).toContain('Its partner is espnbet.');
    fireEvent.click(screen.getByLabelText("Don't show this again"));
    press('Keep browsing');
    update({ check: PASSED });
    update(refused('OUT_OF_BOUNDARY'));
    await act(async () => undefined);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('a position that does not come is a modal with another try', async () => {
    const { checkNow } = open(refused('BROWSER_TIMEOUT'));
    await screen.findByRole('dialog', { name: "We can't find your location" });
    press('Try again');
    expect(checkNow).toHaveBeenCalledOnce();
  });

  it('software that does not answer opens the verify modal with the helper, and a warning that stays', async () => {
    open(refused('SOFTWARE_localServiceUnavailable'));
    await screen.findByRole('dialog', { name: 'We need to verify your location before you proceed' });
    expect(screen.getByRole('link', { name: 'Get the helper' }).getAttribute('href')).toBe('https://cdn.example.com/helper.exe');
    press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toast('location-helper')).toMatchObject({ type: 'danger', secondsUntilRemoved: -1, dismissible: false });
  });

  it('the modal for a VPN and a place outside is the VPN’s, whose number is lower', async () => {
    const { openSupport } = open({ ...refused('OUT_OF_BOUNDARY', 'VPN'), place: DALLAS });
    const dialog = await screen.findByRole('dialog', { name: 'Turn off your VPN to bet' });
    expect(read(dialog)).toContain('A VPN hides where you are.');
    press('Contact Support');
    expect(openSupport).toHaveBeenCalledOnce();
  });

  it('what has been told is not told again by another page, and is after another check', async () => {
    const { update } = open({ ...refused('OUT_OF_BOUNDARY'), announced: 'OUT_OF_BOUNDARY false' });
    await act(async () => undefined);
    expect(screen.queryByRole('dialog')).toBeNull();
    const running = { id: 2, reason: 'manual_check' } as const;
    update({ check: { ...NO_LOCATION, isLoggedIn: true, geolocationState: 'loading', running }, announced: '' });
    update(refused('OUT_OF_BOUNDARY'));
    await screen.findByRole('dialog');
  });

  it('the link to the place page says where the player seems to be, or that it is not verified', () => {
    const { update } = open({ check: PASSED, place: DALLAS });
    expect(screen.getByRole('link', { name: 'Location: You seem to be in Texas' }).getAttribute('href')).toBe('/account/location');
    update(refused('unknown'));
    expect(screen.getByRole('link', { name: 'Location: not verified' })).toBeTruthy();
  });
});

describe('the place page', () => {
  it('a place that was found is named with how sure it is, the last and the next check, and no coordinates', () => {
    open({ check: PASSED, place: DALLAS, attemptsLeft: 29 }, { of: 'page' });
    const text = read();
    expect(text).toContain('You seem to be in Texas');
    expect(text).toContain('About 4.2 km from the border with Oklahoma. We can be off by 70 m.');
    expect(text).toMatch(/Last check \d+:59:00/);
    expect(text).toMatch(/Next check \d+:19:00/);
    expect(text).not.toContain('attempts');
    expect(text).toContain('You can bet here. There is nothing to do.');
    expect(text).not.toMatch(/\d{2}\.\d{3}/);
  });

  it('an undecided place says what to do, and the check is made by the button', () => {
    const place = { ...DALLAS, decision: 'UNDECIDED', distanceMetres: 120, doubtMetres: 500 } as const;
    const { checkNow } = open({ ...refused('OUT_OF_BOUNDARY'), place }, { of: 'page' });
    expect(read()).toContain('You may be in Texas');
    expect(read()).toContain('about 120 m from the border with Oklahoma, and we can be off by 500 m. Move away from it');
    fireEvent.click(button('Check Location'));
    expect(checkNow).toHaveBeenCalledOnce();
  });

  it('without a check the place is the address’, and says that it is', () => {
    open({ check: PASSED }, { of: 'page' });
    expect(read()).toContain('You seem to be in New Jersey By your internet address alone.');
  });
});

function SlipCheck() {
  useLocationOfSlip();
  return <LocationCheck message="The slip’s own words." />;
}

describe('the slip', () => {
  it('the reason beside the button is the location check’s, which its button runs, and the slip is read when that begins or ends to refuse', () => {
    const checkLocation = vi.fn();
    let store: WhereaboutsStore | null = null as WhereaboutsStore | null;
    const take = (mine: WhereaboutsStore): void => {
      store ??= mine;
    };
    const part = (
      <WithStore take={take}>
        <SlipCheck />
      </WithStore>
    );
    renderInSlip(part, { betslip: { ...harness().betslip, checkLocation } });
    expect(read()).toContain('The slip’s own words.');
    const found = (change: Partial<Whereabouts>) => act(() => store?.update(change));
    found({ check: PASSED });
    expect(checkLocation).not.toHaveBeenCalled();
    found({ check: { ...NO_LOCATION, isLoggedIn: true, geolocationState: 'error', errors: ['OUT_OF_BOUNDARY'], checkedAt: NOW } });
    expect(read()).toContain('you must be physically located in an operating area to wager');
    expect(checkLocation.mock.calls).toEqual([[false]]);
    found({ check: PASSED });
    expect(checkLocation.mock.calls).toEqual([[false], [false]]);
    const ends: (() => void)[] = [];
    act(() => void store?.follow((done) => void ends.push(done)));
    press('Check Location');
    expect(checkLocation).toHaveBeenCalledTimes(2);
    ends[0]?.();
    expect(checkLocation.mock.calls.at(-1)).toEqual([true]);
  });
});
