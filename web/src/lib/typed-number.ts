const withThousands = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;

/**
 * Reads a typed number: `1500`, `1,500`, `4.9`, or `4,9` as in Spanish.
 *
 * @returns undefined if the text is empty or not a number
 */
export function typedNumber(text: string): number | undefined {
  const typed = text.trim();
  const plain = withThousands.test(typed) ? typed.replaceAll(',', '') : typed.replace(',', '.');
  const number = Number(plain);
  return plain !== '' && Number.isFinite(number) ? number : undefined;
}
