import type { ColumnType, Generated } from 'kysely';

/** The names are those of the contract (schema/dialogs.graphql). */
export interface DialogContent {
  readonly title: string;
  readonly body: string;
  readonly dismissible: boolean;
  /** It offers something: it is not shown to a player to whom nothing is offered. Missing: it does not. */
  readonly isOffer?: boolean;
  readonly triggers: readonly { readonly type: 'pages' | 'on_login'; readonly pages: readonly string[] }[];
  readonly buttons: readonly {
    readonly label: string;
    readonly type: 'dismiss' | 'deep_link' | 'external_link';
    readonly url: string | null;
    readonly style: 'primary' | 'secondary' | 'text';
  }[];
}

export interface DialogTables {
  custom_dialogs: {
    id: Generated<number>;
    player_id: string;
    content: ColumnType<DialogContent, string, never>;
    created_at: Date;
    closed_at: Date | null;
  };
}
