/** How long a mail server may take, in milliseconds. */
export interface SmtpPatience {
  /** To take the connection, and again to greet. */
  connectMs: number;
  /** To answer anything after that. */
  answerMs: number;
}

export interface SmtpRules extends SmtpPatience {
  /** Neither a password nor a mail goes over a connection that is not encrypted. */
  requireTls: boolean;
}

export type SmtpServer = ReturnType<typeof smtpServer>;

/** nodemailer's options for a server named by `smtp://user:password@host:port` or `smtps://…`, all waits bounded. */
export function smtpServer(address: string, { connectMs, answerMs, requireTls }: SmtpRules) {
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
