import { PreviewQueue, PreviewSuperseded } from './preview-queue.js';

/** Work that ends when it is told to. */
function aWork() {
  let end = () => undefined as void;
  const ended = new Promise<string>((resolve) => (end = () => resolve('drawn')));
  return { work: () => ended, end: () => end() };
}

describe(PreviewQueue, () => {
  it('draws one at once, and of a person’s waiting ones the newest', async () => {
    const queue = new PreviewQueue();
    const [first, second, third] = [aWork(), aWork(), aWork()];
    const running = queue.run('pat', first.work);
    const older = expect(queue.run('pat', second.work)).rejects.toThrow(PreviewSuperseded);
    const newer = queue.run('pat', third.work);

    await older;
    first.end();
    third.end();

    expect(await Promise.all([running, newer])).toEqual(['drawn', 'drawn']);
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
