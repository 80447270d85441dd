/** Returns the id of a note from its slot (a SHA-256 hash in hex). A repeat finds the first note by it. */
export function noteIdOf(slot: string): string {
  const parts = [slot.slice(0, 8), slot.slice(8, 12), `8${slot.slice(13, 16)}`, `8${slot.slice(17, 20)}`];
  return [...parts, slot.slice(20, 32)].join('-');
}
