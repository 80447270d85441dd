let addresses = 0;

/** Returns a new IP address of a visitor. No other visitor of the tests has an address in the same network. */
export const newAddress = () => {
  addresses += 1;
  return `203.${addresses >> 8}.${addresses & 255}.7`;
};
