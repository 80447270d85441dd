import { parseHeaders } from './mail-headers.js';

const head = (...lines: string[]) => parseHeaders(Buffer.from(lines.join('\r\n')));

describe(parseHeaders.name, () => {
  it('reads what a mail answers, in order, and where it went', async () => {
    const read = await head(
      'From: "Ann, at home" <Ann@Visitor.test>',
      'To: The Firm <reply+token@firm.test>, bo@firm.test',
      'Delivered-To: reply+other',
      ' @firm.test',
      'Subject: =?utf-8?Q?Re:_S=C3=AD?=',
      'Message-ID: <m@visitor.test>',
      'In-Reply-To: <c@firm.test>',
      'References: <a@firm.test> <b@firm.test>',
    );

    expect(read).toMatchObject({
      messageId: '<m@visitor.test>',
      from: { name: 'Ann, at home', address: 'ann@visitor.test' },
      recipients: new Set(['reply+token@firm.test', 'bo@firm.test']),
      refersTo: ['<c@firm.test>', '<b@firm.test>', '<a@firm.test>'],
      subject: 'Re: Sí',
      isAutomatic: false,
      isReport: false,
    });
    expect(read.deliveredTo).toContain('reply+other@firm.test');
  });

  it('holds only what can be stored, whatever a header encodes', async () => {
    const read = await head(
      'From: =?utf-8?Q?A=00nn?= <=?utf-8?Q?a=00nn?=@visitor.test>',
      'Message-ID: <m\0@visitor.test>',
      'References: <a\0@firm.test> <b@firm.test>',
      `Subject: =?utf-8?B?${Buffer.from(`${'a'.repeat(199)}🌴`).toString('base64')}?=`,
    );

    expect(read).toMatchObject({
      from: { name: 'A nn', address: 'ann@visitor.test' },
      refersTo: ['<b@firm.test>'],
      subject: 'a'.repeat(199),
    });
    expect(read.messageId).toMatch(/@without-id>$/);
  });

  it('reads a header of the longest size that has nothing but empty folded lines', async () => {
    const read = await head(`From: Ann <ann@visitor.test>\r\nSubject: Yes${'\r\n '.repeat(21_000)}`);

    expect(read).toMatchObject({ from: { address: 'ann@visitor.test' }, subject: 'Yes' });
  });

  it.each(['utf8', 'latin1'] as const)(
    'reads letters that a header does not encode (%s)',
    async (encoding) => {
      const read = await parseHeaders(
        Buffer.from('From: José <jose@visitor.test>\r\nSubject: Re: Mañana', encoding),
      );

      expect(read).toMatchObject({ subject: 'Re: Mañana', from: { name: 'José' } });
    },
  );

  it('knows a delivery report whatever the case of its type', async () => {
    const read = await head('Content-Type: Multipart/Report; Report-Type=Delivery-Status; boundary=x');

    expect(read).toMatchObject({ isReport: true, isAutomatic: true });
  });

  it.each([
    ['a mail that was read', 'multipart/report; report-type=disposition-notification; boundary=x', true],
    ['nothing that is named', 'multipart/report; boundary=x', true],
    ['no report', 'multipart/mixed; report-type=delivery-status; boundary=x', false],
  ])('takes a report of %s for none of a delivery', async (_of, type, isAutomatic) => {
    expect(await head(`Content-Type: ${type}`)).toMatchObject({ isReport: false, isAutomatic });
  });

  it('gives a mail without Message-ID always the same one', async () => {
    const [one, again, other] = await Promise.all([head('To: a'), head('To: a'), head('To: b')]);

    expect(one.messageId).toBe(again.messageId);
    expect(one.messageId).not.toBe(other.messageId);
  });

  it.each([
    ['Auto-Submitted: auto-replied', true],
    ['Auto-Submitted: no', false],
    ['Precedence: bulk', true],
    ['Return-Path: <>', true],
    ['Return-Path: <ann@visitor.test>', false],
    ['X-Autoreply: yes', true],
  ])('tells by %s whether a person wrote it', async (line, isAutomatic) => {
    expect((await head(line)).isAutomatic).toBe(isAutomatic);
  });
});
