import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestStack } from '../../testing/servers/start-test-stack.ts';
import type { Line } from './report.ts';

/**
 * Measures the time until `make start` serves the site, both at the first start and with existing data. Installing and
 * building are not included.
 */
export async function measureStart(): Promise<Line[]> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'sandhill-start-'));
  const lines: Line[] = [];
  for (const which of ['for the first time', 'with its data there']) {
    const begun = performance.now();
    const stack = await startTestStack({ dataFolder });
    const seconds = (performance.now() - begun) / 1000;
    await stack.stop({ keepData: true });
    lines.push({
      measured: `make start ${which}`,
      product: `${seconds.toFixed(1)} s`,
      limit: '',
      result: seconds,
      target: 15,
      unit: 's',
    });
  }
  if (existsSync(dataFolder)) rmSync(dataFolder, { recursive: true });
  return lines;
}
