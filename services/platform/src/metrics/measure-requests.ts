import type { Request, RequestHandler, Response } from 'express';
import type { Metrics } from './metrics.js';

/** Returns middleware that measures the requests below `/api/`, which excludes health and metrics. */
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

/** Returns the route's pattern, or `none` for unknown paths: their text must not become a label. */
function routeOf(request: Request, response: Response): string {
  const named = (response.locals as { route?: string }).route;
  const pattern: unknown = (request.route as { path?: unknown } | undefined)?.path;
  return named ?? (typeof pattern === 'string' && !pattern.startsWith('*') ? pattern : 'none');
}
