/** What the promise resolves to, or `otherwise` where it has not after `patienceMs`: then nobody waits for it any more. @throws what it is rejected with before. */
export async function orAfter<Value, Other>(promise: Promise<Value>, patienceMs: number, otherwise: Other): Promise<Value | Other> {
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<Other>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), patienceMs);
  });
  try {
    return await Promise.race([promise, timedOut]);
  } finally {
    clearTimeout(timer);
  }
}
