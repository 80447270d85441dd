import type { Job, JobHandler } from './job.js';
import { assertOneHandlerEach } from './one-handler-each.js';

const aJob = (name: string): Job<never> => ({ queue: 'notifications', name, id: () => name, attempts: 1 });
const aHandler = (job: Job<never>): JobHandler<never> => ({ job, handle: async () => undefined });

describe(assertOneHandlerEach.name, () => {
  const send = aJob('send-notification');

  it('accepts one handler for each job', () => {
    expect(() => assertOneHandlerEach([send], [aHandler(send)])).not.toThrow();
  });

  it('reports a job without a handler', () => {
    expect(() => assertOneHandlerEach([send], [])).toThrow('the job "send-notification" has 0 handlers');
  });

  it('reports a job with two handlers', () => {
    expect(() => assertOneHandlerEach([send], [aHandler(send), aHandler(send)])).toThrow('has 2 handlers');
  });

  it('reports a handler of an undeclared job', () => {
    expect(() => assertOneHandlerEach([], [aHandler(send)])).toThrow('handled and not declared');
  });
});
