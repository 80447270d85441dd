import { readiness, type HealthCheck } from './health-check.js';

const up = (name: string, required = true): HealthCheck => ({ name, required, check: async () => undefined });
const down = (name: string, required = true): HealthCheck => ({
  name,
  required,
  check: async () => {
    throw new Error('refused');
  },
});

describe(readiness.name, () => {
  it('is ok when everything answers', async () => {
    expect(await readiness([up('postgres'), up('queue', false)])).toEqual({
      status: 'ok',
      dependencies: { postgres: 'up', queue: 'up' },
    });
  });

  it('is degraded without what the process can do without', async () => {
    expect(await readiness([up('postgres'), down('queue', false)])).toEqual({
      status: 'degraded',
      dependencies: { postgres: 'up', queue: 'down' },
    });
  });

  it('is down without what it needs', async () => {
    expect((await readiness([down('postgres'), up('queue', false)])).status).toBe('down');
  });

  it('counts a dependency that hangs as down', async () => {
    const hangs: HealthCheck = { name: 'store', required: true, check: () => new Promise(() => undefined) };

    expect(await readiness([hangs])).toEqual({ status: 'down', dependencies: { store: 'down' } });
  });
});
