import { gql, type TypedDocumentNode } from '@apollo/client';

type None = Record<string, never>;

interface Wallet {
  readonly wallet: { readonly cents: number } | null;
}

export const WalletDocument: TypedDocumentNode<Wallet, None> = gql`
  query Wallet {
    wallet {
      cents
    }
  }
`;

export const WalletUpdatedDocument: TypedDocumentNode<{ readonly walletUpdated: number }, None> = gql`
  subscription WalletUpdated {
    walletUpdated
  }
`;

export const DepositDocument: TypedDocumentNode<{ readonly deposit: number }, { cents: number }> = gql`
  mutation Deposit($cents: Int!) {
    deposit(cents: $cents)
  }
`;

export const TransfersDocument: TypedDocumentNode<
  { readonly transfers: { readonly ids: readonly string[]; readonly after: string | null } },
  { after: string | null }
> = gql`
  query Transfers($after: String) {
    transfers(after: $after) {
      ids
      after
    }
  }
`;

export const EventPageDocument: TypedDocumentNode<
  { readonly event: { readonly id: string; readonly sequence: number } },
  { id: string }
> = gql`
  query EventPage($id: ID!) {
    event(id: $id) {
      ...Parts
    }
  }
  fragment Parts on Event {
    id
    sequence
  }
`;
