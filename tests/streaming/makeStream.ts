/**
 * Makes the sandbox's stream (server/api/streaming/media): 20 seconds of a drawn pitch with a clock, recorded by Chromium, and the playlist of its
 * fragments. Run by hand: `npx tsx tests/streaming/makeStream.ts`. What is recorded is stored, so a server needs no browser.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_OPTIONS } from '../support/chromium.ts';

const SECONDS = 20;
const DIRECTORY = path.resolve('server/api/streaming/media');

/** Runs in the page. Draws in real time, because a recorder records in real time. */
async function record(seconds: number): Promise<{ readonly type: string; readonly bytes: number[] }> {
  const canvas = document.createElement('canvas');
  canvas.width = 320;
  canvas.height = 180;
  document.body.append(canvas);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas');
  const types = ['video/mp4;codecs=avc1.42E01E', 'video/mp4;codecs=vp09.00.10.08'];
  const type = types.find((one) => MediaRecorder.isTypeSupported(one));
  if (type === undefined) throw new Error('Chromium records no MP4');
  // TypeScript's library does not have the last one yet.
  const options: MediaRecorderOptions & { readonly videoKeyFrameIntervalDuration: number } = {
    mimeType: type,
    videoBitsPerSecond: 50_000,
    videoKeyFrameIntervalDuration: 4_000,
  };
  const recorder = new MediaRecorder(canvas.captureStream(12), options);
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => void parts.push(data);
  const stopped = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  const began = performance.now();
  const draw = (): void => {
    const at = (performance.now() - began) / 1_000;
    pen.fillStyle = '#14532d';
    pen.fillRect(0, 0, 320, 180);
    pen.strokeStyle = '#86efac';
    pen.lineWidth = 2;
    pen.strokeRect(16, 34, 288, 130);
    pen.beginPath();
    pen.moveTo(160, 34);
    pen.lineTo(160, 164);
    pen.moveTo(188, 99);
    pen.arc(160, 99, 28, 0, 2 * Math.PI);
    pen.stroke();
    pen.fillStyle = '#ffffff';
    pen.beginPath();
    pen.arc(160 + 128 * Math.sin(at), 99 + 52 * Math.sin(at * 1.7), 5, 0, 2 * Math.PI);
    pen.fill();
    pen.font = 'bold 18px sans-serif';
    pen.fillText(`0:${String(Math.floor(at) % seconds).padStart(2, '0')}`, 16, 24);
    pen.font = '12px sans-serif';
    pen.textAlign = 'right';
    pen.fillText('RECORDED DEMONSTRATION', 304, 23);
    pen.textAlign = 'left';
  };
  draw();
  const timer = setInterval(draw, 1_000 / 12);
  recorder.start();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  recorder.stop();
  await stopped;
  clearInterval(timer);
  return { type, bytes: [...new Uint8Array(await new Blob(parts).arrayBuffer())] };
}

interface Box {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

function boxes(file: Buffer, from: number, to: number): readonly Box[] {
  const found: Box[] = [];
  for (let start = from; start + 8 <= to; ) {
    const size = file.readUInt32BE(start) || to - start;
    found.push({ type: file.toString('latin1', start + 4, start + 8), start, end: start + size });
    start += size;
  }
  return found;
}

function inside(file: Buffer, box: Box | undefined, ...types: readonly string[]): Box | undefined {
  let at = box;
  for (const type of types) at = at && boxes(file, at.start + 8, at.end).find((one) => one.type === type);
  return at;
}

/** The playlist of a fragmented MP4 in one file: what comes before its fragments, then each of them, by their bytes. */
function playlistOf(file: Buffer, name: string): string {
  const top = boxes(file, 0, file.length);
  const fragments = top.filter(({ type }) => type === 'moof');
  const [first] = fragments;
  if (first === undefined) throw new Error('The recording has no fragments');
  const header = inside(
    file,
    top.find(({ type }) => type === 'moov'),
    ...['trak', 'mdia', 'mdhd'],
  );
  if (header === undefined) throw new Error('The recording has no time scale');
  const timescale = file.readUInt32BE(header.start + (file[header.start + 8] === 1 ? 28 : 20));
  const startOf = (moof: Box): number => {
    const time = inside(file, moof, 'traf', 'tfdt');
    if (time === undefined) throw new Error('A fragment has no time');
    return file[time.start + 8] === 1 ? Number(file.readBigUInt64BE(time.start + 12)) : file.readUInt32BE(time.start + 12);
  };
  const parts = fragments.map((moof, index) => {
    const next = fragments[index + 1];
    const media = top.find(({ type, start }) => type === 'mdat' && start >= moof.end);
    const seconds = next === undefined ? SECONDS - startOf(moof) / timescale : (startOf(next) - startOf(moof)) / timescale;
    return { from: moof.start, to: media?.end ?? moof.end, seconds: Math.max(0.1, seconds) };
  });
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.ceil(Math.max(...parts.map(({ seconds }) => seconds)))}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXT-X-MAP:URI="${name}",BYTERANGE="${first.start}@0"`,
    ...parts.flatMap(({ from, to, seconds }) => [`#EXTINF:${seconds.toFixed(3)},`, `#EXT-X-BYTERANGE:${to - from}@${from}`, name]),
    '#EXT-X-ENDLIST',
    '',
  ].join('\n');
}

const CAPTIONS = `WEBVTT

00:00.000 --> 00:06.000
This is a recorded demonstration.

00:06.000 --> 00:13.000
The clock in the picture counts the recording, not the game.

00:13.000 --> 00:20.000
Scores and prices beside it are those of the game.
`;

const browser = await chromium.launch({
  ...CHROMIUM_OPTIONS,
  args: CHROMIUM_OPTIONS.args.filter((one) => one !== '--headless=new'),
});
const page = await browser.newPage();
// tsx names functions by a helper, which the page does not have.
await page.evaluate('globalThis.__name = (work) => work');
const { type, bytes } = await page.evaluate(record, SECONDS);
await browser.close();
const file = Buffer.from(bytes);
await mkdir(DIRECTORY, { recursive: true });
await writeFile(path.join(DIRECTORY, 'clip.mp4'), file);
await writeFile(path.join(DIRECTORY, 'index.m3u8'), playlistOf(file, 'clip.mp4'));
await writeFile(path.join(DIRECTORY, 'captions.vtt'), CAPTIONS);
process.stdout.write(`${type}, ${file.length} bytes\n`);
