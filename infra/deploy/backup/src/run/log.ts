/** Writes a log line in the services' JSON format. Pass no personal data. */
export function log(level: 'info' | 'warn' | 'error', msg: string, fields: object = {}): void {
  const line = { level, time: new Date().toISOString(), name: 'backup', ...fields, msg };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** Returns the reason of a failure. Of a database error, leaves out the statement and the row. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: string };
  return [typeof code === 'string' ? code : '', message ?? String(error)].filter(Boolean).join(' ');
}
