import * as z from 'zod/mini';
import { personFields } from './lead-fields';

describe('the email address of a form', () => {
  it.each([
    ['spaces around it', ' ana@home.example\u00A0'],
    ['invisible characters, as in copied text', '\u202Aana@\u200Bhome.example\u202C\uFEFF'],
  ])('is taken with %s, and sent without', (_what, typed) => {
    const { email } = z.object(personFields).parse({ name: 'Ana', email: typed });

    expect(email).toBe('ana@home.example');
  });
});
