/** Loaded with the first phone number: 2 MB that a process at rest does not need. */
async function loadReader() {
  const [{ parsePhoneNumberFromString }, { default: metadata }] = await Promise.all([
    import('libphonenumber-js/core'),
    import('libphonenumber-js/metadata.min.json'),
  ]);
  return (phone: string) => parsePhoneNumberFromString(phone, 'US', metadata);
}

let reader: ReturnType<typeof loadReader> | undefined;

/** A phone number in E.164, read as one of the United States unless it says otherwise; null if it cannot be one (D6). */
export async function toE164(phone: string | null | undefined): Promise<string | null> {
  if (!phone) return null;
  reader ??= loadReader();
  const number = (await reader)(phone);
  return number?.isPossible() ? number.number : null;
}
