/**
 * Returns the words of a text in lower case, without accents and apostrophes. They consist only of the letters a to z
 * and digits.
 */
export function tokenize(text: string): string[] {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}
