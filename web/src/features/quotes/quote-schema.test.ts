import { quoteSchema } from './quote-schema';

const valid = {
  name: 'Ana Ruiz',
  email: 'ana@home.example',
  phone: '2395550123',
  address: '12 Palm Way, Naples',
  services: ['irrigation'],
  message: 'Two zones do not start.',
  website: '',
};

const codeOf = (changed: object) => quoteSchema.safeParse({ ...valid, ...changed }).error?.issues[0]?.message;

describe('quoteSchema', () => {
  it('takes a complete request', () => {
    expect(quoteSchema.safeParse(valid).success).toBe(true);
  });

  it.each([
    [{ name: '  ' }, 'name_required'],
    [{ name: 'x'.repeat(201) }, 'too_long'],
    [{ email: 'ana' }, 'invalid_email'],
    [{ email: '"ana\r\nPhone: 555"@home.example' }, 'invalid_email'],
    [{ phone: '239555012' }, 'invalid_phone'],
    [{ phone: '         1' }, 'invalid_phone'],
    [{ address: 'here' }, 'address_too_short'],
    [{ message: 'too short' }, 'message_too_short'],
    [{ message: 'x'.repeat(10_001) }, 'too_long'],
    [{ services: [] }, 'services_required'],
    [{ services: ['fishing'] }, 'unknown_service'],
  ])('answers %o with %s', (changed, code) => {
    expect(codeOf(changed)).toBe(code);
  });
});
