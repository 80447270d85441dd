import { adminContent } from '../../content/admin';
import { toApiError } from '../../lib/api-error';
import { loginFailure } from './login-failure';

const refused = (status: number, code: string) =>
  toApiError({
    status,
    statusText: '',
    body: JSON.stringify({ error: 'A sentence of the server.', code }),
    retryAfter: null,
  });

const { en, es } = adminContent;

describe(loginFailure.name, () => {
  it.each([
    [429, 'too_many_requests'],
    [503, 'busy'],
    [502, 'service_unavailable'],
    [504, 'service_timeout'],
    [500, 'internal_error'],
    [403, 'origin_not_allowed'],
    [400, 'validation_failed'],
  ])('answers %d %s in the language of the page', (status, code) => {
    const failure = refused(status, code);

    const spanish = loginFailure(failure, es.login.failed);

    expect(spanish).not.toBe('A sentence of the server.');
    expect(spanish).not.toBe(loginFailure(failure, en.login.failed));
  });

  it("keeps the server's text for a code that it does not know", () => {
    expect(loginFailure(refused(418, 'teapot'), es.login.failed)).toBe('A sentence of the server.');
  });
});
