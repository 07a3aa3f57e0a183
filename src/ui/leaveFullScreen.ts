/** A part of the page that fills the screen hides everything else: what has to be seen calls this first. */
export function leaveFullScreen(): void {
  if (document.fullscreenElement !== null) void document.exitFullscreen();
}
