import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/metadata.min.json';

/** A phone number in E.164, read as one of the United States unless it says otherwise; null if it cannot be one (D6). */
export function toE164(phone: string | null | undefined): string | null {
  const number = phone ? parsePhoneNumberFromString(phone, 'US', metadata) : undefined;
  return number?.isPossible() ? number.number : null;
}
