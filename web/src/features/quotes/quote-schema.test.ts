import { checkQuote } from './quote-schema';

const valid = {
  name: 'Ana Ruiz',
  email: 'ana@home.example',
  phone: '2395550123',
  address: '12 Palm Way, Naples',
  services: ['irrigation'],
  message: 'Two zones do not start.',
  remarks: '',
};

const codesOf = (changed: object) => Object.values(checkQuote({ ...valid, ...changed }));

describe('the rules of the quote form', () => {
  it('takes a complete request', () => {
    expect(checkQuote(valid)).toEqual({});
  });

  it.each([
    [{ name: '  ' }, 'name_required'],
    [{ name: 'x'.repeat(201) }, 'too_long'],
    [{ email: 'ana' }, 'invalid_email'],
    [{ email: '"ana\r\nPhone: 555"@home.example' }, 'invalid_email'],
    [{ phone: '239555012' }, 'invalid_phone'],
    [{ phone: '         1' }, 'invalid_phone'],
    [{ address: 'here' }, 'address_too_short'],
    [{ address: 'x'.repeat(501) }, 'too_long'],
    [{ message: 'too short' }, 'message_too_short'],
    [{ message: 'x'.repeat(10_001) }, 'too_long'],
    [{ services: [] }, 'services_required'],
    [{ services: ['fishing'] }, 'unknown_service'],
  ])('answers %o with %s', (changed, code) => {
    expect(codesOf(changed)).toEqual([code]);
  });
});
