import type { Response } from 'express';
import type { Metrics } from '../metrics/metrics.js';
import type { HealthCheck } from './health-check.js';
import { HealthController } from './health.controller.js';

const ask = async (required: boolean) => {
  const check: HealthCheck = { name: 'postgres', required, check: () => Promise.reject(new Error('gone')) };
  let status = 200;
  const response = { status: (code: number) => void (status = code) } as unknown as Response;
  const metrics = { gauge: () => undefined } as unknown as Metrics;
  const { status: state } = await new HealthController([check], async () => ({}), metrics).ready(response);
  return [status, state];
};

describe(HealthController, () => {
  it('answers 503 without what the process needs, so that no request is sent to it', async () => {
    expect(await ask(true)).toEqual([503, 'down']);
  });

  it('answers 200 without what it can do without', async () => {
    expect(await ask(false)).toEqual([200, 'degraded']);
  });
});
