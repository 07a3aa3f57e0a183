import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import { SAMPLE_PROMOTIONS } from '../../server/store/promotions/promotions.ts';
import { appRoutes } from '../../src/app/routes/appRoutes.tsx';
import { INFO_SLUGS } from '../../src/features/system/logic/infoPages.ts';
import { ALL_KINDS } from '../support/routeRows.ts';

it('every sample promotion leads to a page that exists in each kind of brand that shows it', () => {
  for (const kind of ALL_KINDS)
    for (const { id, cta_path, brand_kind: only = kind } of SAMPLE_PROMOTIONS.filter(
      ({ brand_kind = kind }) => brand_kind === kind,
    )) {
      const route = matchRoutes(appRoutes(kind), cta_path ?? '')?.at(-1)?.route;
      expect([undefined, '*'], `${id} in ${only}`).not.toContain(route?.path);
      if (route?.path === 'info/:slug') expect(INFO_SLUGS).toContain(cta_path?.slice('/info/'.length));
    }
});
