export interface BuildTables {
  app_files: {
    path: string;
    sha256: string;
    brotli: boolean;
    bytes: Buffer;
    served_at: Date;
  };
}
