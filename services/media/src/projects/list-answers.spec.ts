import type { Request, Response } from 'express';
import { ListAnswers } from './list-answers.js';

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

describe(ListAnswers, () => {
  it('reads a list once for visitors who ask at the same moment, and again for the next', async () => {
    const answers = new ListAnswers();
    const { response, sent } = answer();
    let reads = 0;
    const read = async () => ({ reads: ++reads });

    await Promise.all([answers.send(asked(), response, read), answers.send(asked(), response, read)]);
    await answers.send(asked(), response, read);

    expect(sent).toEqual(['{"reads":1}', '{"reads":1}', '{"reads":2}']);
  });

  it('reads it anew for who is signed in, whatever is being read for others', async () => {
    const answers = new ListAnswers();
    const { response, sent } = answer();
    let reads = 0;
    const read = async () => ({ reads: ++reads });

    await Promise.all([
      answers.send(asked(), response, read),
      answers.send(asked({ role: 'administrator' }), response, read),
    ]);

    expect(sent.toSorted()).toEqual(['{"reads":1}', '{"reads":2}']);
  });

  it('reads again after a reading that failed', async () => {
    const answers = new ListAnswers();
    const { response, sent } = answer();

    await expect(
      answers.send(asked(), response, () => Promise.reject(new Error('the database is away'))),
    ).rejects.toThrow('away');
    await answers.send(asked(), response, async () => ({ projects: [] }));

    expect(sent).toEqual(['{"projects":[]}']);
  });
});
