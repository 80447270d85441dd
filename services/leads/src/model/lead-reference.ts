/** Characters of references. 0, O, 1, I, L and U are left out, because they are easily misread or misheard. */
export const referenceAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const referenceLength = 6;

const pattern = new RegExp(`^[QC]-[${referenceAlphabet}]{${referenceLength}}$`);

/** Returns a text as a reference in its canonical spelling; undefined if the text is not a reference. */
export function parseReference(text: string): string | undefined {
  const reference = text.toUpperCase();
  return pattern.test(reference) ? reference : undefined;
}
