export interface OperationTables {
  persisted_operations: {
    hash: string;
    text: string;
    served_at: Date;
  };
}
