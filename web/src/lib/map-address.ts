export const mapAddress = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

/** Most characters of a link in a code that is printed 25 mm wide. Cameras do not read finer ones. */
const longestScanned = 300;

/** Returns the link for a code. Of an address that is too long, and that no code might hold, it finds the beginning. */
export function scannedMapAddress(address: string): string {
  const letters = [...address];
  while (mapAddress(letters.join('')).length > longestScanned) letters.pop();
  return mapAddress(letters.join(''));
}
