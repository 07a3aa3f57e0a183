export interface LinkingTables {
  linked_accounts: {
    player_id: string;
    account_type: 'SPORTS_MEDIA';
    issuer: string;
    pairwise_id: string;
    username: string;
    linked_at: Date;
  };
  account_link_nonces: {
    nonce_hash: Buffer;
    player_id: string;
    expires_at: Date;
  };
  account_link_prompt_dismissals: {
    player_id: string;
    prompt_type: 'ACCOUNT_MENU';
    dismissed_at: Date;
  };
}
