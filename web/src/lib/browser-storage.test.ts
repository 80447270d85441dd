import { jest } from '@jest/globals';
import { storeJson, storeText, readStoredJson, readStoredText } from './browser-storage';
import { isPopupDone } from './popup-session';

describe('what the browser keeps', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    sessionStorage.clear();
  });

  it('is read as it was kept, until it is deleted', () => {
    storeJson('sessionStorage', 'one', { name: 'Ana' });
    storeText('sessionStorage', 'two', 'es');
    expect(sessionStorage.getItem('one')).toBe('{"name":"Ana"}');
    expect(sessionStorage.getItem('two')).toBe('es');
    expect(readStoredJson('sessionStorage', 'one')).toEqual({ name: 'Ana' });
    expect(readStoredText('sessionStorage', 'two')).toBe('es');

    storeJson('sessionStorage', 'one', null);
    expect(readStoredJson('sessionStorage', 'one')).toBeNull();
  });

  it('is nothing if it is unreadable or forbidden', () => {
    sessionStorage.setItem('one', '{');
    expect(readStoredJson('sessionStorage', 'one')).toBeNull();

    expect(isPopupDone()).toBe(false);
    jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    storeText('sessionStorage', 'one', 'text');
    expect(readStoredText('sessionStorage', 'one')).toBeUndefined();
    expect(readStoredJson('sessionStorage', 'one')).toBeNull();
    expect(isPopupDone()).toBe(true);
  });
});
