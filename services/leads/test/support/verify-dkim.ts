import { createHash, createVerify, type KeyObject } from 'node:crypto';

/**
 * Verifies the DKIM signature of a mail (RFC 6376, relaxed/relaxed, rsa-sha256) as a receiving server does.
 *
 * @returns the tags of the signature
 * @throws if the signature is invalid
 */
export function verifyDkim(raw: string, publicKey: KeyObject): Record<string, string> {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const headers = head.split(/\r\n(?![ \t])/);
  const signature = headers.find((line) => /^dkim-signature:/i.test(line)) ?? '';
  const tags = Object.fromEntries(
    [...signature.replace(/^[^:]+:/, '').matchAll(/([a-z]+)=([^;]*)/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll(/\s/g, ''),
    ]),
  );
  const bodyHash = createHash('sha256')
    .update(relaxedBody(rest.join('\r\n\r\n')), 'latin1')
    .digest('base64');
  if (bodyHash !== tags['bh']) throw new Error('the body does not match its hash');
  const signed = (tags['h'] ?? '').split(':').flatMap((name) => {
    const line = headers.findLast((header) => header.toLowerCase().startsWith(`${name.toLowerCase()}:`));
    return line ? [`${relaxedHeader(line)}\r\n`] : [];
  });
  const own = relaxedHeader(signature).replace(/(;\s*b=)[^;]*$/, '$1');
  const isValid = createVerify('RSA-SHA256')
    .update(signed.join('') + own, 'latin1')
    .verify(publicKey, tags['b'] ?? '', 'base64');
  if (!isValid) throw new Error('the signature is invalid');
  return tags;
}

function relaxedHeader(line: string): string {
  const colon = line.indexOf(':');
  const value = line
    .slice(colon + 1)
    .replaceAll(/\r\n/g, '')
    .replaceAll(/[ \t]+/g, ' ')
    .trim();
  return `${line.slice(0, colon).trim().toLowerCase()}:${value}`;
}

function relaxedBody(body: string): string {
  const lines = body.split('\r\n').map((line) => line.replaceAll(/[ \t]+/g, ' ').replace(/ $/, ''));
  return `${lines.join('\r\n').replace(/(\r\n)+$/, '')}\r\n`;
}
