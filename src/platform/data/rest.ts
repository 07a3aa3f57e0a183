import { err } from '../../../core/result.ts';
import type { Authorization } from '../http/appHeaders.ts';
import type { Rest, RestRequest } from '../http/restClient.ts';
import type { RestPorts } from '../services.ts';

function withAuthorization(request: RestRequest, authorization: Authorization): RestRequest {
  if (authorization.kind !== 'bearer') return request;
  return { ...request, headers: { ...request.headers, authorization: `Bearer ${authorization.token}` } };
}

const OTHER_PLAYER = err({ code: 'UNAUTHORIZED_ERROR', answer: null } as const);

/**
 * REST requests of the logged-in player. A refused token is renewed once; a session that is over ends by that. When the player has changed
 * meanwhile, nothing more is sent, and an answer is not passed on.
 */
export function playerRest({ rest, authorize, renew, playerId }: RestPorts): Rest {
  return async (request) => {
    const owner = playerId();
    const send = async (authorization: Authorization): ReturnType<Rest> => {
      if (playerId() !== owner) return OTHER_PLAYER;
      const answer = await rest(withAuthorization(request, authorization));
      return playerId() === owner ? answer : OTHER_PLAYER;
    };
    const mine = await authorize();
    const answer = await send(mine);
    if (answer.ok || answer.error.code !== 'UNAUTHORIZED_ERROR' || !(await renew(mine))) return answer;
    return send(await authorize());
  };
}
