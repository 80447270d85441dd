import { reasonOf } from './log.js';

const failure = (code: string, message: string) => Object.assign(new Error(message), { code });

describe(reasonOf.name, () => {
  it('names a code once', () => {
    expect(reasonOf(failure('ENOSPC', 'ENOSPC: no space left on device, write'))).toBe(
      'ENOSPC: no space left on device, write',
    );
    expect(reasonOf(failure('AccessDenied', 'Access Denied.'))).toBe('AccessDenied Access Denied.');
    expect(reasonOf(failure('ECONNREFUSED', ''))).toBe('ECONNREFUSED');
    expect(reasonOf('nothing')).toBe('nothing');
  });
});
