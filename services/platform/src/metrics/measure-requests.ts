import type { Request, RequestHandler, Response } from 'express';
import type { Metrics } from './metrics.js';

/** Measures every request that somebody asks of the product; the operator's own questions are not counted. */
export function measureRequests(metrics: Metrics): RequestHandler {
  return (request, response, next) => {
    if (request.path.startsWith('/api/')) {
      const begun = performance.now();
      response.once('close', () => {
        const { method } = request;
        const status = response.writableFinished ? response.statusCode : 499;
        metrics.observeRequest(
          { method, route: routeOf(request, response), status },
          (performance.now() - begun) / 1000,
        );
      });
    }
    next();
  };
}

/** The route's pattern; a path that somebody made up is none. */
function routeOf(request: Request, response: Response): string {
  const named = (response.locals as { route?: string }).route;
  const pattern: unknown = (request.route as { path?: unknown } | undefined)?.path;
  return named ?? (typeof pattern === 'string' && !pattern.startsWith('*') ? pattern : 'none');
}
