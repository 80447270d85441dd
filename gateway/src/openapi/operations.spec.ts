import { bodyLimitExtension } from '@sandhill/platform/http/body-limits.js';
import { roleExtension } from '@sandhill/platform/identity/access.decorator.js';
import { forPicturesExtension } from '@sandhill/platform/identity/for-pictures.decorator.js';
import { freshSignInExtension } from '@sandhill/platform/identity/fresh-sign-in.decorator.js';
import { publicFormExtension } from '@sandhill/platform/identity/public-form.decorator.js';
import { withoutSecondFactorExtension } from '@sandhill/platform/identity/without-second-factor.decorator.js';
import { Operations } from './operations.js';

const closedTo = (role: string) => ({ security: [{ session: [] }], responses: {}, [roleExtension]: role });

const paths = {
  '/api/projects': {
    get: { security: [], responses: {} },
    post: { ...closedTo('administrator'), [bodyLimitExtension]: 14_000_000 },
  },
  '/api/contact': { post: { security: [], responses: {}, [publicFormExtension]: true } },
  '/api/projects/category/{category}': { get: { security: [], responses: {} } },
  '/api/projects/{id}': {
    get: { security: [{ session: [] }], responses: {} },
    patch: { security: [{ session: [] }], responses: {} },
    delete: { responses: {} },
  },
  '/api/projects/audit': {
    get: closedTo('owner'),
  },
};

const operations = new Operations({ paths });

describe(Operations.name, () => {
  it.each([
    ['GET', '/api/projects'],
    ['GET', '/api/projects/'],
    ['HEAD', '/api/projects'],
    ['GET', '/api/projects/category/irrigation'],
  ])('%s %s is public', (method, path) => {
    expect(operations.find(method, path)?.access).toBe('public');
  });

  it.each([
    ['POST', '/api/projects', 'administrator'],
    ['PATCH', '/api/projects/7', 'crew'],
    ['DELETE', '/api/projects/7', 'crew'],
    ['GET', '/api/projects/audit', 'owner'],
    ['GET', '/api/projects/7', 'crew'],
  ])('%s %s needs the role %s', (method, path, role) => {
    expect(operations.find(method, path)?.access).toBe(role);
  });

  it.each([
    ['GET', '/api/projects/category/a/b'],
    ['GET', '/api/unknown'],
    ['PUT', '/api/projects'],
  ])('finds no operation for %s %s', (method, path) => {
    expect(operations.find(method, path)).toBeUndefined();
  });

  it('reads what an operation asks of its caller', () => {
    const rules = { needsFreshSignIn: true, isWithoutSecondFactor: true, isForPictures: true };
    const extensions = {
      [freshSignInExtension]: true,
      [withoutSecondFactorExtension]: true,
      [forPicturesExtension]: true,
    };
    const fresh = { ...closedTo('user'), ...extensions };
    const known = new Operations({
      paths: {
        '/api/user/passkeys': {
          get: closedTo('user'),
          post: fresh,
        },
      },
    });

    expect(known.find('POST', '/api/user/passkeys')).toMatchObject(rules);
    expect(known.find('GET', '/api/user/passkeys')).toMatchObject({
      needsFreshSignIn: false,
      isWithoutSecondFactor: false,
      isForPictures: false,
    });
  });

  it('reads body limits and public forms', () => {
    expect(operations.find('POST', '/api/projects')).toMatchObject({
      bodyLimitBytes: 14_000_000,
      isPublicForm: false,
    });
    expect(operations.find('POST', '/api/contact')).toMatchObject({
      bodyLimitBytes: 100_000,
      isPublicForm: true,
    });
  });
});
