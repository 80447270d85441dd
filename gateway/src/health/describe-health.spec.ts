import { describeHealth } from './describe-health.js';

describe(describeHealth, () => {
  it('says how full the fullest disk is, of which a part that is well may measure 100 %', () => {
    const worker = { name: 'leads-worker', status: 'ok', dependencies: { objectStore: 'up' } } as const;

    expect(
      describeHealth({ status: 'ok', parts: [{ ...worker, figures: { diskUsedPercent: 99.6 } }] }),
    ).toEqual(['site          ok', 'leads-worker  ok   fullest disk: 100 %']);
  });

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
