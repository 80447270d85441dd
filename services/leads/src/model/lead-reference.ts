/** Characters of references. 0, O, 1, I, L and U are left out, because they are easily misread or misheard. */
export const referenceAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const referenceLength = 6;

const pattern = new RegExp(`^[QC]-[${referenceAlphabet}]{${referenceLength}}$`);

/** Returns the reference that a text names, in its canonical spelling; undefined if it names none. */
export function toReference(text: string): string | undefined {
  const reference = text.toUpperCase();
  return pattern.test(reference) ? reference : undefined;
}
