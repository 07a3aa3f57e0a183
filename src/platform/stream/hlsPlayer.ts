import Hls from 'hls.js/light';

/** Without the parts of hls.js that are for encrypted media and several tracks. */
export interface StreamEnd {
  end(): void;
}

/**
 * Plays a playlist in a video. A worker would be made of a blob, which the page's policy refuses. @param onFault the stream cannot be played, or was
 * broken off; it has ended then
 */
export function playHls(video: HTMLVideoElement, url: string, onFault: () => void): StreamEnd {
  if (!Hls.isSupported()) {
    // A browser without media sources, which plays playlists itself.
    video.src = url;
    video.addEventListener('error', onFault);
    return {
      end() {
        video.removeEventListener('error', onFault);
        video.removeAttribute('src');
        video.load();
      },
    };
  }
  const hls = new Hls({ enableWorker: false });
  hls.on(Hls.Events.ERROR, (_event, { fatal }) => {
    if (fatal) onFault();
  });
  hls.loadSource(url);
  hls.attachMedia(video);
  return { end: () => hls.destroy() };
}
