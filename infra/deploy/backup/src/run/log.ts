/** Writes a line of JSON in the services' format. Pass no personal data. */
export function log(level: 'info' | 'warn' | 'error', msg: string, fields: object = {}): void {
  const line = { level, time: new Date().toISOString(), name: 'backup', ...fields, msg };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** Returns the reason of a failure, without the statement or row in a database's error. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: string };
  return [typeof code === 'string' ? code : '', message ?? String(error)].filter(Boolean).join(' ');
}
