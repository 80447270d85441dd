import type { Job, JobHandler } from './job.js';
import { assertUniqueHandlers } from './assert-unique-handlers.js';

const aJob = (name: string): Job<never> => ({ queue: 'notifications', name, id: () => name, attempts: 1 });
const aHandler = (job: Job<never>): JobHandler<never> => ({ job, handle: async () => undefined });

describe(assertUniqueHandlers.name, () => {
  const send = aJob('send-notification');

  it('accepts one handler for each job', () => {
    expect(() => assertUniqueHandlers([send], [aHandler(send)])).not.toThrow();
  });

  it('reports a job without a handler', () => {
    expect(() => assertUniqueHandlers([send], [])).toThrow('the job "send-notification" has 0 handlers');
  });

  it('reports a job with two handlers', () => {
    expect(() => assertUniqueHandlers([send], [aHandler(send), aHandler(send)])).toThrow('has 2 handlers');
  });

  it('reports a handler of an undeclared job', () => {
    expect(() => assertUniqueHandlers([], [aHandler(send)])).toThrow('handled and not declared');
  });
});
