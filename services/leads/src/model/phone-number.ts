/** Loads the parser when the first phone number is parsed: it takes 2 MB that an idle process does not need. */
async function loadReader() {
  const [{ parsePhoneNumberFromString }, { default: metadata }] = await Promise.all([
    import('libphonenumber-js/core'),
    import('libphonenumber-js/metadata.min.json'),
  ]);
  return (phone: string) => parsePhoneNumberFromString(phone, 'US', metadata);
}

let reader: ReturnType<typeof loadReader> | undefined;

/**
 * Returns a phone number in E.164, read as a US number unless it has another country code; null if no such number can
 * exist.
 */
export async function toE164(phone: string | null | undefined): Promise<string | null> {
  if (!phone) return null;
  reader ??= loadReader();
  const number = (await reader)(phone);
  return number?.isPossible() ? number.number : null;
}
