/** The account history: what is another player's is unknown, and no error. */
export function historyRows<Outcomes>(players: Outcomes) {
  return {
    'Query.betHistory': { outcomes: players },
    'Query.betHistorySection': { args: 'sectionId: "betting"', outcomes: players },
    'Query.betStory': { args: 'betId: "$bet"', outcomes: players },
    'Query.casinoSession': { args: 'sessionId: "none"', outcomes: players },
    'Query.casinoRound': { args: 'roundId: "1"', outcomes: players },
    'Query.accountSummary': { outcomes: players },
    'Query.taxForms': { outcomes: players },
  };
}
