/**
 * A provider's REST interface, by `<NAME>_URL` and `<NAME>_KEY`. Null: it knows nothing by that name (404). Errors have a `code`, which the server
 * logs, and no word of what was sent.
 */
export function provider(name, patienceMs) {
  const { [`${name}_URL`]: url, [`${name}_KEY`]: key } = process.env;
  if (!url || !key) throw new Error(`${name}_URL and ${name}_KEY are needed`);
  return async function ask(path, { body, signal = [], ...headers } = {}) {
    const response = await fetch(`${url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(patienceMs)].concat(signal)),
    });
    if (response.status === 404) return null;
    const answer = await response.json().catch(() => null);
    if (response.ok && answer !== null) return answer;
    const error = new Error(`The provider answered ${response.status}`);
    throw Object.assign(error, { status: response.status, code: answer?.code ?? `HTTP_${response.status}` });
  };
}
