/** The words of a text without accents, apostrophes and capitals: letters a to z and digits alone. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}
