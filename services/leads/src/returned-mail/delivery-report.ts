import { oneLine } from '@sandhill/platform/mail/mail-text.js';

export interface Bounce {
  /** The enhanced status code, such as `5.1.1` (RFC 3463). */
  status: string;
  reason: string;
}

const maxReasonLength = 300;

/**
 * Returns the final failure that a delivery report states (RFC 3464); undefined if there is none. The status code of a
 * final failure may begin with 4 (temporary problem): a server that gives up after days reports 4.4.7, for instance.
 */
export function readReport(fields: string): Bounce | undefined {
  for (const group of fields
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\n[ \t]+/g, ' ')
    .split(/\n{2,}/)) {
    const field = (name: string) => new RegExp(`^${name}:(.*)$`, 'im').exec(group)?.[1]?.trim() ?? '';
    const status = /^[45]\.\d{1,3}\.\d{1,3}/.exec(field('Status'))?.[0];
    if (!status || field('Action').toLowerCase() !== 'failed') continue;
    const said = field('Diagnostic-Code').replace(/^[\w-]+;\s*/, '');
    return { status, reason: oneLine(said || status).slice(0, maxReasonLength) };
  }
  return undefined;
}
