import { InputValidationPipe } from './validation.pipe.js';

describe(InputValidationPipe, () => {
  const pipe = new InputValidationPipe();

  it.each([
    ['a NUL in a query', { q: 'a\0b' }, { type: 'query' as const }, 'q'],
    ['half a character in a query', { q: 'a\ud800' }, { type: 'query' as const }, 'q'],
    ['a NUL in a list of a query', { q: ['a', '\0'] }, { type: 'query' as const }, 'q'],
    ['a NUL in one value of a query', '\0', { type: 'query' as const, data: 'token' }, 'token'],
    ['a NUL in a path', 'a\0', { type: 'param' as const, data: 'category' }, 'category'],
  ])('refuses %s', async (_what, value, metadata, field) => {
    await expect(pipe.transform(value, metadata)).rejects.toMatchObject({
      status: 400,
      fields: { [field]: { code: 'invalid_text', message: expect.any(String) } },
    });
  });

  it('lets every other text pass', async () => {
    await expect(pipe.transform('Año 🌴', { type: 'param', data: 'category' })).resolves.toBe('Año 🌴');
  });
});
