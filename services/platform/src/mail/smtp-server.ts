interface SmtpTimeouts {
  /** Timeout for the connection, and again for the greeting. */
  connectMs: number;
  /** Timeout for each later answer. */
  answerMs: number;
}

interface SmtpOptions extends SmtpTimeouts {
  /** Whether to refuse to send password and mail over an unencrypted connection. */
  requireTls: boolean;
}

export type SmtpServer = ReturnType<typeof smtpServer>;

/** Returns nodemailer's options for `smtp://user:password@host:port` or `smtps://…`, with a timeout for every step. */
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
