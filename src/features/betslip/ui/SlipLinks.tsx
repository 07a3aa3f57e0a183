import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { contractFormat, shownOdds } from '../../../../core/money/odds.ts';
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
  const [offered, setOffered] = useState<FeaturedBet | null>(null);

  useEffect(() => {
    const link = readSlipLink(search);
    const rest = withoutSlipLink(search);
    if (rest === search) return;
    // A reload or a way back must not add it again.
    void navigate({ pathname, search: rest, hash }, { replace: true, preventScrollReset: true });
    if (link === null) return;
    followLink(link, { betslip, data, oddsFormat: contractFormat(oddsFormat.getSnapshot()) }).then(setOffered, (error: unknown) =>
      report('betslip.link', error),
    );
  }, [search, pathname, hash, navigate, betslip, data, oddsFormat, report]);

  function answer(replaces: boolean): void {
    if (offered !== null) betslip.addFeatured(offered, replaces);
    setOffered(null);
  }

  if (offered === null) return null;
  return (
    <AddOrReplaceDialog
      title={offered.title}
      legs={offered.picks.length}
      totalOdds={shownOdds(offered.totalOdds, oddsFormat.getSnapshot())}
      onAnswer={answer}
      onClose={() => setOffered(null)}
    />
  );
}
