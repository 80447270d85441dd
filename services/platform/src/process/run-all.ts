import { Logger } from '@nestjs/common';
import { loggableError } from '../errors/error.filter.js';

const log = new Logger('runAll');

/**
 * Runs functions one after the other. A failure does not stop the later ones.
 *
 * @throws the first failure; the others are logged
 */
export async function runAll(works: Iterable<() => unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const work of works)
    try {
      await work();
    } catch (error) {
      if (failures.length > 0) log.error({ err: loggableError(error) }, 'another work failed, too');
      failures.push(error);
    }
  if (failures.length > 0) throw failures[0];
}
