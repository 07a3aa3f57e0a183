import { DEFAULT_DEVICE, type ViewerData, type ViewerDevice } from '../../../core/wire/analyticsEvents.ts';
import { VIEWER_DATA_PATH } from '../../../core/wire/apiPaths.ts';
import type { Rest } from '../http/restClient.ts';

const DEVICES: readonly ViewerDevice[] = ['DESKTOP', 'MOBILE', 'TABLET'];

/** The endpoint's `{ dma, device }`, with its defaults for what is missing. */
export function toViewerData(body: unknown): ViewerData {
  const { dma, device } = (typeof body === 'object' && body !== null ? body : {}) as { dma?: unknown; device?: unknown };
  return {
    dmaCode: typeof dma === 'string' ? dma : null,
    device: DEVICES.find((each) => each === device) ?? DEFAULT_DEVICE,
  };
}

/** Reads the viewer's data at its first use, once a page. */
export function viewerData(rest: Rest): () => Promise<ViewerData> {
  let cached: Promise<ViewerData> | null = null;
  const read = async (): Promise<ViewerData> => {
    const answer = await rest({ method: 'GET', path: VIEWER_DATA_PATH, credentials: 'omit' });
    return toViewerData(answer.ok && answer.value.status === 200 ? answer.value.body : null);
  };
  return () => {
    cached ??= read();
    return cached;
  };
}
