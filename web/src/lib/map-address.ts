/** Where a property is, on the map of the device. */
export const mapAddress = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
