import type { Request, Response } from 'express';
import { ListResponses } from './list-responses.js';

const asked = (user?: object) =>
  ({ originalUrl: '/api/projects', user, acceptsEncodings: () => 'identity' }) as unknown as Request;

function answer() {
  const sent: string[] = [];
  const response = {
    set: () => response,
    vary: () => response,
    send: (bytes: Buffer) => sent.push(bytes.toString()),
  };
  return { response: response as unknown as Response, sent };
}

describe(ListResponses, () => {
  it('reads a list once for concurrent visitors, and again for the next', async () => {
    const answers = new ListResponses();
    const { response, sent } = answer();
    let reads = 0;
    const read = async () => ({ reads: ++reads });

    await Promise.all([answers.send(asked(), response, read), answers.send(asked(), response, read)]);
    await answers.send(asked(), response, read);

    expect(sent).toEqual(['{"reads":1}', '{"reads":1}', '{"reads":2}']);
  });

  it('never shares a read with signed-in users', async () => {
    const answers = new ListResponses();
    const { response, sent } = answer();
    let reads = 0;
    const read = async () => ({ reads: ++reads });

    await Promise.all([
      answers.send(asked(), response, read),
      answers.send(asked({ role: 'administrator' }), response, read),
    ]);

    expect(sent.toSorted()).toEqual(['{"reads":1}', '{"reads":2}']);
  });

  it('reads again after a failed read', async () => {
    const answers = new ListResponses();
    const { response, sent } = answer();

    await expect(
      answers.send(asked(), response, () => Promise.reject(new Error('the database is unavailable'))),
    ).rejects.toThrow('unavailable');
    await answers.send(asked(), response, async () => ({ projects: [] }));

    expect(sent).toEqual(['{"projects":[]}']);
  });
});
