/** The texts of a region without data. */
export interface RegionWords {
  readonly error: string;
  /** What is safe, then what to do. Default: the inline error of the specification. */
  readonly errorDetail?: string;
  /** What is missing on this device. */
  readonly offline: string;
  readonly offlineDetail: string;
}

/** card: in the column of a page · panel: in a panel or dialog · line: one line in a section. */
export type RegionSize = 'card' | 'panel' | 'line';
