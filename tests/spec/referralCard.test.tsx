import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ReferralCard } from '../../src/features/account/ui/ReferralCard.tsx';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import type { Referral } from '../../src/player/index.ts';
import { fakeFlags } from '../support/fakeFlags.ts';
import { freshDevice } from '../support/fakeServices.ts';
import { renderInPage } from '../support/page.tsx';

const REFERRAL: Referral = {
  path: '/account/referrals',
  label: 'Refer a friend',
  subtext: 'Invite a friend.',
  isFirstTimeViewer: false,
  imageUrl: '/logos/referral.svg',
};

it('a picture that does not load gives way to the icon, so that nothing broken is shown', () => {
  const { data } = fakeServer();
  renderInPage(<ReferralCard referral={REFERRAL} onLeave={() => undefined} />, {
    services: { data, ...freshDevice(), flags: fakeFlags() },
  });
  const card = screen.getByRole('link', { name: /Refer a friend/ });
  const image = card.querySelector('img');
  expect(image?.getAttribute('src')).toBe('/logos/referral.svg');
  expect(card.querySelectorAll('svg')).toHaveLength(1);
  fireEvent.error(image as Element);
  expect(card.querySelector('img')).toBeNull();
  expect(card.querySelectorAll('svg')).toHaveLength(2);
});
