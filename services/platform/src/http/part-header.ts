import type { RequestHandler } from 'express';

export const partHeader = 'x-part';

/**
 * Closes the connection of a request that is meant for another part (a process of the product), without an answer. The
 * IP address of a removed container is reused immediately, while callers may still use it for a second. If this part
 * answered with 404, callers would believe that the other part did. Without an answer, they resolve the host name again
 * and retry.
 */
export const rejectMisdirected =
  (part: string): RequestHandler =>
  (request, _response, next) => {
    const meant = request.headers[partHeader];
    if (meant === undefined || meant === part) next();
    else request.socket.destroy();
  };
