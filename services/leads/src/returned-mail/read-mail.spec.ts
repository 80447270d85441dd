import type { ImapMailbox } from './imap-mailbox.js';
import { readAnswer } from './read-mail.js';

async function read(bytes: Buffer, { encoding = '8bit', charset }: Record<string, string> = {}) {
  const structure = { type: 'text/plain', part: '1', encoding, parameters: charset ? { charset } : {} };
  const mailbox = { structure: async () => structure, beginning: async () => bytes };
  return (await readAnswer(mailbox as unknown as ImapMailbox, 1)).text;
}

describe(readAnswer.name, () => {
  const text = 'Sí, mañana – “a las 9”';
  const oldBytes = Buffer.from('Sí, mañana \u0096 \u0093a las 9\u0094', 'latin1');

  it.each([
    ['UTF-8', Buffer.from(text)],
    ['windows-1252', oldBytes],
  ])('reads %s without a named charset, or with the default one', async (_name, bytes) => {
    expect(await read(bytes)).toBe(text);
    expect(await read(bytes, { charset: 'us-ascii' })).toBe(text);
    expect(await read(Buffer.from(bytes.toString('base64')), { encoding: 'base64' })).toBe(text);
  });

  it('reads a short answer whose last letter is an 8-bit one', async () => {
    expect(await read(Buffer.from('Sí', 'latin1'))).toBe('Sí');
  });

  it('believes a charset that is named', async () => {
    expect(await read(Buffer.from('Añ', 'utf8'), { charset: 'iso-8859-1' })).toBe('AÃ±');
  });
});
