import { deliveryFailure } from './delivery-failure.js';

const smtpError = (facts: object) => Object.assign(new Error('it failed'), facts);

describe(deliveryFailure.name, () => {
  it.each([
    ['refused', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: '550 no such user' }],
    ['refused', { code: 'EMESSAGE', command: 'DATA', responseCode: 554, response: '554 not wanted' }],
    ['refused', { code: 'EENVELOPE', command: 'API' }],
    ['refused', { code: 'EMESSAGE', command: 'MAIL FROM' }],
    ['refused', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 552, response: '552 too large' }],
    ['sender_refused', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 553 }],
    ['no_tls', { code: 'ETLS', command: 'STARTTLS', responseCode: 502 }],
    ['no_tls', { code: 'ETLS', command: 'STARTTLS', responseCode: 454 }],
    ['away', { code: 'ECONNECTION', command: 'STARTTLS' }],
    ['no_tls', { code: 'ESOCKET', command: 'CONN', originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT' }],
    ['away', { code: 'ETLS', command: 'CONN' }],
    ['temporary', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451, response: '451 greylisted' }],
    ['temporary', { code: 'EPROTOCOL', command: 'CONN', responseCode: 554, response: '554 not today' }],
    ['temporary', { code: 'EMESSAGE', command: 'DATA', responseCode: 503 }],
    ['not_signed_in', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }],
    ['temporary', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 454 }],
    ['not_signed_in', { code: 'ENOAUTH' }],
    ['not_signed_in', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 530 }],
    ['away', { code: 'ESOCKET', command: 'CONN' }],
    ['away', { code: 'ETIMEDOUT' }],
    ['temporary', { code: 'ECONNECTION', responseCode: 421, response: '421 closing' }],
    ['temporary', {}],
  ])('classifies as %s: %j', (kind, facts) => {
    expect(deliveryFailure(smtpError(facts)).kind).toBe(kind);
  });

  it('returns an answer that the database can store', () => {
    const error = smtpError({ command: 'RCPT TO', responseCode: 550, response: '550 no\0 such user' });

    expect(deliveryFailure(error).message).toBe('550 no such user');
  });

  it("returns the server's answer for the lead and the reply code for the log", () => {
    const error = smtpError({
      code: 'EENVELOPE',
      command: 'RCPT TO',
      responseCode: 550,
      response: '550 no ann',
    });

    expect(deliveryFailure(error)).toMatchObject({ message: '550 no ann', code: 'EENVELOPE 550' });
  });
});
