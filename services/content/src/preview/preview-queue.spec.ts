import { EventEmitter, once } from 'node:events';
import { PreviewQueue, PreviewSuperseded } from './preview-queue.js';

/** Returns work that ends when the test calls `end`. */
function aWork() {
  const events = new EventEmitter();
  const ended = once(events, 'end').then(() => 'rendered');
  return { work: () => ended, end: () => events.emit('end') };
}

describe(PreviewQueue, () => {
  it('renders one at once, and of a person’s waiting ones the newest', async () => {
    const queue = new PreviewQueue();
    const [first, second, third] = [aWork(), aWork(), aWork()];
    const running = queue.run('pat', first.work);
    const older = queue.run('pat', second.work);
    const newer = queue.run('pat', third.work);

    await expect(older).rejects.toThrow(PreviewSuperseded);
    first.end();
    third.end();

    expect(await Promise.all([running, newer])).toEqual(['rendered', 'rendered']);
  });

  it('refuses a sixth person', async () => {
    const queue = new PreviewQueue();
    const works = Array.from({ length: 5 }, aWork);
    const accepted = works.map(({ work }, index) => queue.run(`caller ${index}`, work));

    await expect(queue.run('one more', aWork().work)).rejects.toMatchObject({ status: 503, code: 'busy' });

    for (const { end } of works) end();
    expect(await Promise.all(accepted)).toHaveLength(5);
  });
});
