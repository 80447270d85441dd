let addresses = 0;

/** A visitor's network address that no other visitor of the tests has, nor another of its network. */
export const newAddress = () => {
  addresses += 1;
  return `203.${addresses >> 8}.${addresses & 255}.7`;
};
