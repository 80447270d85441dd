import { transcript } from './transcript.js';

describe('a transcript', () => {
  it('names who wrote, in the language, and leaves the helper out', () => {
    const messages = [
      { role: 'visitor', content: 'Hola' },
      { role: 'helper', content: '' },
      { role: 'staff', content: 'Buenos días' },
    ] as const;

    expect(transcript(messages, 'es')).toBe('Visitante: Hola\n\nOficina: Buenos días');
    expect(transcript(messages, 'en')).toBe('Visitor: Hola\n\nOffice: Buenos días');
  });

  it('fits a contact, with the beginning and the end of what was said', () => {
    const messages = Array.from({ length: 60 }, (_, index) => ({
      role: 'visitor' as const,
      content: `${index} ${'🌴'.repeat(400)}`,
    }));

    const text = transcript(messages, 'en');

    expect(text.length).toBeLessThanOrEqual(10_000);
    expect([text.startsWith('Visitor: 0 '), text.includes('Visitor: 59 ')]).toEqual([true, true]);
    expect(text.isWellFormed()).toBe(true);
  });
});
