import { Webhook } from 'standardwebhooks';
import { newSecret, signedHeaders } from './signature.js';

describe(signedHeaders.name, () => {
  const body = JSON.stringify({ type: 'lead.created', data: { name: 'Niño 🌴' } });
  const seconds = Math.floor(Date.now() / 1000);

  it('is what the library of Standard Webhooks verifies', () => {
    const secret = newSecret();
    const headers = signedHeaders(secret, { id: 'msg_1', seconds, body });

    expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
    expect(headers).toEqual({
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(seconds),
      'webhook-signature': new Webhook(secret).sign('msg_1', new Date(seconds * 1000), body),
    });
    expect(() => new Webhook(newSecret()).verify(body, headers)).toThrow('No matching signature found');
    expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow('No matching signature found');
  });
});
