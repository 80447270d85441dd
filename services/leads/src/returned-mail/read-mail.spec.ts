import sharp from 'sharp';
import type { ImapMailbox } from './imap-mailbox.js';
import { readAnswer } from './read-mail.js';

async function read(
  bytes: Buffer,
  { encoding = '8bit', ...parameters }: { encoding?: string; charset?: string; format?: string } = {},
) {
  const structure = { type: 'text/plain', part: '1', encoding, parameters };
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

  it('joins the lines of a text that says they flow', async () => {
    const bytes = Buffer.from('The gate code \r\nis 4711.');

    expect(await read(bytes, { format: 'Flowed' })).toBe('The gate code is 4711.');
    expect(await read(bytes)).toBe('The gate code\nis 4711.');
  });

  it('leaves out small pictures within the text, which belong to a signature', async () => {
    const parts = {
      logo: { id: '<1>', disposition: 'inline', side: 199 },
      large: { id: '<2>', disposition: 'inline', side: 200 },
      attached: { id: '<3>', disposition: 'attachment', side: 199 },
      unnamed: { id: undefined, disposition: 'inline', side: 199 },
    };
    const childNodes = Object.entries(parts).map(([part, { side: _side, ...node }]) => ({
      type: 'image/png',
      part,
      size: 1000,
      ...node,
    }));
    const mailbox = {
      structure: async () => ({ type: 'multipart/mixed', childNodes }),
      file: (_uid: number, { part }: { part: keyof typeof parts }) => {
        const { side } = parts[part];
        return sharp({ create: { width: side, height: side, channels: 3, background: 'green' } })
          .png()
          .toBuffer();
      },
    };

    const { photos, files } = await readAnswer(mailbox as unknown as ImapMailbox, 1);

    expect(photos.map(({ width }) => width)).toEqual([200, 199, 199]);
    expect(files).toEqual([]);
  });
});
