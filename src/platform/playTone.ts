const SECONDS = 0.18;
const LOUDNESS = 0.12;

let context: AudioContext | null = null;

/** Two short, quiet notes, made by the browser: there is no file to load. Without audio there is silence. */
export function playTone(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const start = context.currentTime;
  const gain = context.createGain();
  gain.gain.setValueAtTime(LOUDNESS, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + SECONDS);
  gain.connect(context.destination);
  const tone = context.createOscillator();
  tone.frequency.setValueAtTime(523, start);
  tone.frequency.setValueAtTime(659, start + SECONDS / 2);
  tone.connect(gain);
  tone.start(start);
  tone.stop(start + SECONDS);
}
