import { replyText } from './reply-text.js';

describe(replyText.name, () => {
  it.each([
    [
      'Gmail',
      'Tuesday is fine.\n\nOn Tue, Nov 24, 2026 at 9:02 AM The Firm <a@firm.test> wrote:\n\n> Tuesday?',
    ],
    [
      'Gmail in Spanish',
      'Tuesday is fine.\n\nEl mar, 24 nov 2026 a las 9:02, La Firma (<a@firm.test>) escribió:\n\n> ¿El martes?',
    ],
    [
      'Outlook',
      'Tuesday is fine.\r\n\r\nFrom: The Firm <a@firm.test>\r\nSent: Tuesday\r\nTo: Ann\r\nSubject: Re: x\r\n\r\nTuesday?',
    ],
    [
      'Outlook on a phone, in Spanish',
      'Tuesday is fine.\n\nObtener Outlook para iOS<https://aka.ms/o0ukef>\n________________________________\nDe: La Firma <a@firm.test>\nEnviado: martes\nPara: Ana\nAsunto: Re: x\n\n¿El martes?',
    ],
    [
      'a phone',
      'Tuesday is fine.\n\nSent from my iPhone\n\n> On Nov 24, 2026, at 9:02, The Firm <a@firm.test> wrote:\n> \n> Tuesday?',
    ],
    [
      'Windows',
      'Tuesday is fine.\n\nSent from Mail for Windows\n\nFrom: The Firm\nSent: Tuesday\nTo: Ann\nSubject: Re: x\n\nTuesday?',
    ],
    [
      'Yahoo on a phone',
      'Tuesday is fine.\n\nSent from Yahoo Mail for iPhone\nOn Tuesday, November 24, 2026, 9:02 AM, The Firm <a@firm.test> wrote:\nTuesday?',
    ],
  ])('leaves out what %s quotes', (_what, text) => {
    expect(replyText(text)).toBe('Tuesday is fine.');
  });

  it.each([
    ['lines', 'Hello.\n---\nThe gate code is 4711.\n---\nBye.'],
    [
      'a row of underscores, above another with the quote',
      'Hello.\n________________________________\nThe gate code is 4711.',
      'Hello.\n________________________________\nThe gate code is 4711.\n\n________________________________\nFrom: The Firm <a@firm.test>\nSent: Tuesday\nTo: Ann\nSubject: Re: x\n\nTuesday?',
    ],
    [
      'a greeting, in a postscript',
      'Yes.\n\nP.S. The gate code is 4711.',
      'Yes.\n\nBest regards,\nAnn\n\nP.S. The gate code is 4711.',
    ],
    [
      'the line of a phone',
      'Yes.\n\nThe gate is broken.',
      'Yes.\n\nSent from my iPhone\n\nThe gate is broken.',
    ],
    [
      'the line of a phone, in Spanish',
      'Sí.\n\nEl portón está roto.',
      'Sí.\n\nEnviado desde mi iPhone\n\nEl portón está roto.',
    ],
  ])('keeps what somebody writes below %s', (_what, own, text = own) => {
    expect(replyText(text)).toBe(own);
  });

  it('leaves out a signature', () => {
    expect(replyText('Yes.\n\n--\nAnn Palmer\n(239) 555-0199')).toBe('Yes.');
    expect(replyText('Yes.\n\nRegards,\nAnn Palmer')).toBe('Yes.');
  });

  it('keeps answers between the quoted lines, and a text that is all quoted', () => {
    expect(replyText('> Tuesday?\nYes.\n> And Friday?\nNo.')).toBe('Yes.\nNo.');
    expect(replyText('> Tuesday?')).toBe('> Tuesday?');
  });

  it('keeps answers below and between quotes that are longer than what is kept', () => {
    const quote =
      'On Tue, Nov 24, 2026 at 9:02 AM The Firm <a@firm.test> wrote:\n' + '> Tuesday?\n'.repeat(3_000);

    expect(replyText(`${quote}\nTuesday is fine.`)).toBe('Tuesday is fine.');
    expect(replyText(`${quote}Yes.\n${quote}${quote}\nNo.`)).toBe('Yes.\nNo.');
    expect(replyText(quote)).toHaveLength(20_000);
  });

  it('keeps what comes before the first quoted line of a text that takes too long to read', () => {
    const rest = 'Op x schreef\n'.repeat(20_000);

    expect(replyText(`Yes.\n> Tuesday?\n${rest}`)).toBe('Yes.');
    expect(replyText(`Yes.\nTuesday.\n${rest}`)).toMatch(/^Yes\.\nTuesday\.\nOp x schreef\n/);
  });

  it.each(['\n', ' \n', 'Op x schreef\n', 'Dnia x\n', 'abc. x skrev y\n', 'On x\n', '1', '> '])(
    'takes no long time for thousands of %j',
    (piece) => {
      const startedAt = performance.now();
      replyText(piece.repeat(200_000));
      expect(performance.now() - startedAt).toBeLessThan(5_000);
    },
  );
});
