import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';

interface Layer {
  route?: { path: string };
}

/**
 * Sorts a process's routes after all are registered, so that `leads/counts` is found before `leads/:id` regardless of
 * the order in which modules are imported. Express uses the first route that fits.
 */
@Injectable()
export class LiteralRoutesFirst implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    const { router } = this.host.httpAdapter.getInstance<{ router: { stack: Layer[] } }>();
    const routes = router.stack.filter(({ route }) => route);
    const sorted = routes.toSorted((one, other) => rank(one).localeCompare(rank(other)));
    // Middleware keeps its position.
    router.stack.splice(
      0,
      router.stack.length,
      ...router.stack.map((layer) => (layer.route ? sorted.shift()! : layer)),
    );
  }
}

/**
 * Returns the sort key of a route, such as 010 for `leads/:id/notes`: at the first segment in which two routes differ,
 * a literal (0) comes before a parameter (1).
 */
function rank({ route }: Layer): string {
  const segments = (route?.path ?? '').split('/');
  return segments.map((segment) => (segment.startsWith(':') ? '1' : '0')).join('');
}
