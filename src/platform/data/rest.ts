import type { Authorization } from '../http/appHeaders.ts';
import type { Rest, RestRequest } from '../http/restClient.ts';
import type { RestPorts } from '../services.ts';

function withAuthorization(request: RestRequest, authorization: Authorization): RestRequest {
  if (authorization.kind !== 'bearer') return request;
  return { ...request, headers: { ...request.headers, authorization: `Bearer ${authorization.token}` } };
}

/** REST requests of the logged-in player. A refused token is renewed once; a session that is over ends by that. */
export function playerRest({ rest, authorize, renew }: RestPorts): Rest {
  return async (request) => {
    const mine = await authorize();
    const answer = await rest(withAuthorization(request, mine));
    if (answer.ok || answer.error.code !== 'UNAUTHORIZED_ERROR' || !(await renew(mine))) return answer;
    return rest(withAuthorization(request, await authorize()));
  };
}
