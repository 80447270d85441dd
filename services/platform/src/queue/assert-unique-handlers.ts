import type { Job, JobHandler } from './job.js';

/**
 * Checks that each job has exactly one handler.
 *
 * @throws an error that lists every declared job with no handler or several, and every handler of an undeclared job
 */
export function assertUniqueHandlers(
  jobs: readonly Job<never>[],
  handlers: readonly JobHandler<never>[],
): void {
  const problems = jobs
    .map(({ name }) => ({ name, count: handlers.filter(({ job }) => job.name === name).length }))
    .filter(({ count }) => count !== 1)
    .map(({ name, count }) => `the job "${name}" has ${count} handlers`);
  const undeclared = handlers.filter(({ job }) => !jobs.some(({ name }) => name === job.name));
  problems.push(...undeclared.map(({ job }) => `the job "${job.name}" is handled and not declared`));
  if (problems.length > 0) throw new Error(`Every job needs exactly one handler: ${problems.join('; ')}.`);
}
