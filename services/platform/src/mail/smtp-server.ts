interface SmtpTimeouts {
  /** Timeout in milliseconds, first for the connection and then again for the greeting. */
  connectMs: number;
  /** Timeout of each later answer, in milliseconds. */
  answerMs: number;
}

interface SmtpOptions extends SmtpTimeouts {
  /** Whether the password and the mail are sent only over an encrypted connection. */
  requireTls: boolean;
}

export type SmtpServer = ReturnType<typeof smtpServer>;

/** Returns nodemailer's options for `smtp://user:password@host:port` or `smtps://…`, with a timeout for each step. */
export function smtpServer(address: string, { connectMs, answerMs, requireTls }: SmtpOptions) {
  const { hostname, port, protocol, username, password } = new URL(address);
  const secure = protocol === 'smtps:';
  return {
    host: hostname.replaceAll(/[[\]]/g, ''),
    port: Number(port || (secure ? 465 : 587)),
    secure,
    requireTLS: requireTls && !secure,
    auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: answerMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
