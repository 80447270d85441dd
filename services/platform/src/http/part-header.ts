import type { RequestHandler } from 'express';

/** Names the part that a request is for. */
export const partHeader = 'x-part';

/**
 * Ends the connection of a request that is for another part, without an answer. An address is given to the next container
 * as soon as the last one is gone, while callers may still know it for a second: what this part would answer, a 404, would
 * pass for the answer of the other. Callers ask again where the name leads now.
 */
export const refuseForOthers =
  (part: string): RequestHandler =>
  (request, _response, next) => {
    const meant = request.headers[partHeader];
    if (meant === undefined || meant === part) next();
    else request.socket.destroy();
  };
