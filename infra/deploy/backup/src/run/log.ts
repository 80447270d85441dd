/** Writes a log line in the services' JSON format. Pass no personal data. */
export function log(level: 'info' | 'warn' | 'error', msg: string, fields: object = {}): void {
  const line = { level, time: new Date().toISOString(), name: 'backup', ...fields, msg };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** Returns the reason for a failure, without the statement and the row of a database error. */
export function reasonOf(error: unknown): string {
  const { code, message = String(error) } = error as { code?: unknown; message?: string };
  // Messages of Node begin with the code.
  return typeof code === 'string' && !message.startsWith(code) ? `${code} ${message}`.trim() : message;
}
