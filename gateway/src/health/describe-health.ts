import type { PartHealth, SiteState } from './site-health.js';

export function describeHealth({ status, parts }: SiteState): string[] {
  const width = Math.max(...parts.map(({ name }) => name.length), 'site'.length);
  const line = (name: string, text: string) => `${name.padEnd(width)}  ${text}`;
  return [line('site', status), ...parts.map((part) => line(part.name, inWords(part)))];
}

function inWords({ status, dependencies, causes = {}, figures = {} }: PartHealth): string {
  const lost = Object.entries(dependencies ?? {}).filter(([, state]) => state === 'down');
  if (status !== 'ok' && !dependencies) return `${status}: it does not answer`;
  const reasons = lost.map(([name]) => `${name}: ${causes[name] ?? 'down'}`);
  // The disk usage is shown even if nothing has failed: with a full disk of the object store, photos wait in PostgreSQL
  // on another disk.
  const { diskUsedPercent } = figures;
  if (diskUsedPercent !== undefined) reasons.push(`fullest disk: ${Math.round(diskUsedPercent)} %`);
  return [status, ...(reasons.length > 0 ? [reasons.join('; ')] : [])].join('   ');
}
