import { jest } from '@jest/globals';
import { keep, keepText, readKept, readText } from './kept';
import { isPopupDone } from './popup-session';

describe('what the browser keeps', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    sessionStorage.clear();
  });

  it('is read as it was kept, until it is deleted', () => {
    keep('sessionStorage', 'one', { name: 'Ana' });
    keepText('sessionStorage', 'two', 'es');
    expect(sessionStorage.getItem('one')).toBe('{"name":"Ana"}');
    expect(sessionStorage.getItem('two')).toBe('es');
    expect(readKept('sessionStorage', 'one')).toEqual({ name: 'Ana' });
    expect(readText('sessionStorage', 'two')).toBe('es');

    keep('sessionStorage', 'one', null);
    expect(readKept('sessionStorage', 'one')).toBeNull();
  });

  it('is nothing if it is unreadable or forbidden', () => {
    sessionStorage.setItem('one', '{');
    expect(readKept('sessionStorage', 'one')).toBeNull();

    expect(isPopupDone()).toBe(false);
    jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    keepText('sessionStorage', 'one', 'text');
    expect(readText('sessionStorage', 'one')).toBeUndefined();
    expect(readKept('sessionStorage', 'one')).toBeNull();
    expect(isPopupDone()).toBe(true);
  });
});
