export const mapAddress = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

/**
 * Maximum length of the link in a QR code that is printed 25 mm wide, in characters. Cameras cannot read finer codes.
 */
const maxScannedLength = 300;

/**
 * Returns the map link for a QR code. An address that is too long is cut at the end, so that cameras can read the code.
 */
export function scannedMapAddress(address: string): string {
  const letters = [...address];
  while (mapAddress(letters.join('')).length > maxScannedLength) letters.pop();
  return mapAddress(letters.join(''));
}
