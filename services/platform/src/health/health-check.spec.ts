import { readiness, type HealthCheck } from './health-check.js';

const up = (name: string, required = true): HealthCheck => ({ name, required, check: async () => undefined });
const down = (name: string, required = true): HealthCheck => ({
  name,
  required,
  check: async () => {
    throw Object.assign(new Error('connect 10.0.0.1'), { code: 'ECONNREFUSED' });
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
      causes: { queue: 'it refuses connections' },
    });
  });

  it('is down without what it needs', async () => {
    expect((await readiness([down('postgres'), up('queue', false)])).status).toBe('down');
  });

  it('counts a dependency that hangs as down', async () => {
    const hangs: HealthCheck = { name: 'store', required: true, check: () => new Promise(() => undefined) };

    expect(await readiness([hangs])).toEqual({
      status: 'down',
      dependencies: { store: 'down' },
      causes: { store: 'it does not answer' },
    });
  });
});
