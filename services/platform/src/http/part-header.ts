import type { RequestHandler } from 'express';

export const partHeader = 'x-part';

/**
 * Closes the connection of a request that is meant for another part, without an answer. The IP address of a removed
 * container is reused immediately, while callers may still use it for a second. With an answer, they would take a 404
 * of this part for the other part's answer. Without an answer, they resolve the name again and retry.
 */
export const refuseForOthers =
  (part: string): RequestHandler =>
  (request, _response, next) => {
    const meant = request.headers[partHeader];
    if (meant === undefined || meant === part) next();
    else request.socket.destroy();
  };
