interface MailOptions {
  from?: string;
  to?: string;
  subject?: string;
  text?: string;
  messageId?: string;
  inReplyTo?: string;
  references?: string;
  headers?: Record<string, string>;
  parts?: string[];
  type?: string;
}

let count = 0;

/** Returns the text of a mail as it arrives in a mailbox. */
export function aMail({ parts, ...mail }: MailOptions = {}): string {
  count += 1;
  const { from = 'Ann <ann@visitor.test>', to = 'reply@firm.test', subject = 'Re: Your request' } = mail;
  const {
    text = 'Yes, please.',
    messageId = `<mail-${count}@visitor.test>`,
    type = 'multipart/mixed',
  } = mail;
  const head: Record<string, string | undefined> = {
    From: from,
    To: to,
    Subject: subject,
    Date: new Date().toUTCString(),
    'Message-ID': messageId,
    'In-Reply-To': mail.inReplyTo,
    References: mail.references,
    'MIME-Version': '1.0',
    ...mail.headers,
    'Content-Type': parts ? `${type}; boundary="=part="` : 'text/plain; charset=utf-8',
  };
  const lines = Object.entries(head).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  );
  const body = parts ? [...parts.map((part) => `--=part=\r\n${part}`), '--=part=--'].join('\r\n') : text;
  return `${lines.join('\r\n')}\r\n\r\n${body}\r\n`;
}

export const textPart = (text: string) => `Content-Type: text/plain; charset=utf-8\r\n\r\n${text}`;

/** Returns a MIME part with a file, as mail programs attach it. */
export function filePart(name: string, type: string, bytes: Buffer, extra = ''): string {
  const lines = bytes.toString('base64').match(/.{1,76}/g) ?? [];
  return `Content-Type: ${type}; name="${name}"\r\nContent-Transfer-Encoding: base64\r\n${extra || `Content-Disposition: attachment; filename="${name}"\r\n`}\r\n${lines.join('\r\n')}`;
}

/** Returns a delivery report about a mail (RFC 3464). */
export function aReport(messageId: string, { action = 'failed', status = '5.1.1' } = {}): string {
  return aMail({
    from: 'Mail Delivery System <mailer-daemon@mail.firm.test>',
    subject: 'Undelivered Mail Returned to Sender',
    type: 'multipart/report; report-type=delivery-status',
    headers: { 'Return-Path': '<>', 'Auto-Submitted': 'auto-replied' },
    parts: [
      textPart('I am sorry to have to inform you.'),
      `Content-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mail.firm.test\r\n\r\nFinal-Recipient: rfc822; gone@visitor.test\r\nAction: ${action}\r\nStatus: ${status}\r\nDiagnostic-Code: smtp; 550 5.1.1 User unknown`,
      `Content-Type: text/rfc822-headers\r\n\r\nSubject: Your request\r\nMessage-ID: ${messageId}\r\n`,
    ],
  });
}
