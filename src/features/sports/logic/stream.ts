export type LiveStreamStatus = 'NOT_OFFERED' | 'NOT_LIVE' | 'LOG_IN' | 'RESTRICTED' | 'NOT_LOCATED' | 'NOT_FUNDED' | 'AVAILABLE';

/** Whether the caller may watch, and where the stream is asked for. */
export interface LiveStreamRight {
  readonly status: LiveStreamStatus;
  readonly queryUrl: string | null;
}

export interface Stream {
  readonly kind: 'HLS';
  readonly url: string;
  readonly captionsUrl: string | null;
  readonly isRecorded: boolean;
  readonly delaySeconds: number | null;
}

/** Why there is nothing to watch, as the player reads it; null: nothing is said, because there is no stream of this event. */
export function whyNot(status: LiveStreamStatus): string | null {
  switch (status) {
    case 'NOT_OFFERED':
    case 'NOT_LIVE':
    case 'AVAILABLE':
      return null;
    case 'LOG_IN':
      return 'Log in to watch this game.';
    case 'RESTRICTED':
      return 'Streams are closed while your play is stopped.';
    case 'NOT_LOCATED':
      return 'Streams are shown once your location is verified in an operating area.';
    case 'NOT_FUNDED':
      return 'Streams are for players with a balance or an open bet.';
  }
}

/** What is true of the picture and easily overlooked: it is behind the game, or not of it at all. */
export function pictureNote({ isRecorded, delaySeconds }: Pick<Stream, 'isRecorded' | 'delaySeconds'>): string {
  if (isRecorded) return 'Recorded demonstration: it does not show this game.';
  if (delaySeconds === null) return 'The picture is behind the game.';
  return `The picture is about ${Math.round(delaySeconds)} seconds behind the game.`;
}
