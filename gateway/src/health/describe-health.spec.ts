import { describeHealth } from './describe-health.js';

describe(describeHealth, () => {
  it('names each part that is not well, and the cause', () => {
    const lines = describeHealth({
      status: 'down',
      parts: [
        {
          name: 'leads',
          status: 'down',
          dependencies: { postgres: 'up', leadIntake: 'down' },
          causes: { leadIntake: 'no space left on the disk' },
        },
        { name: 'auth', status: 'ok', dependencies: { postgres: 'up' } },
        { name: 'media-worker', status: 'down' },
      ],
    });

    expect(lines).toEqual([
      'site          down',
      'leads         down   leadIntake: no space left on the disk',
      'auth          ok',
      'media-worker  down: it does not answer',
    ]);
  });
});
