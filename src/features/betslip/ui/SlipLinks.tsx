import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { contractFormat, shownOdds } from '../../../../core/odds.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { followLink } from '../data/followLink.ts';
import { type FeaturedBet, readSlipLink, withoutSlipLink } from '../logic/slipLinks.ts';
import { AddOrReplaceDialog } from './AddOrReplaceDialog.tsx';
import { useBetslipParts } from './betslipContext.ts';

/** Follows the links to bets in the page's address, once each, and asks before a featured parlay joins other selections. */
export function SlipLinks() {
  const { data, oddsFormat, report } = useServices();
  const { betslip } = useBetslipParts();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<FeaturedBet | null>(null);

  useEffect(() => {
    const link = readSlipLink(search);
    const rest = withoutSlipLink(search);
    if (rest === search) return;
    // A reload or a way back must not add it again.
    void navigate({ pathname, search: rest, hash }, { replace: true, preventScrollReset: true });
    if (link === null) return;
    followLink(link, { betslip, data, oddsFormat: contractFormat(oddsFormat.getSnapshot()) }).then(setAsked, (error: unknown) =>
      report('betslip.link', error),
    );
  }, [search, pathname, hash, navigate, betslip, data, oddsFormat, report]);

  function answer(replaces: boolean): void {
    if (asked !== null) betslip.addFeatured(asked, replaces);
    setAsked(null);
  }

  if (asked === null) return null;
  return (
    <AddOrReplaceDialog
      title={asked.title}
      legs={asked.picks.length}
      totalOdds={shownOdds(asked.totalOdds, oddsFormat.getSnapshot())}
      onAnswer={answer}
      onClose={() => setAsked(null)}
    />
  );
}
