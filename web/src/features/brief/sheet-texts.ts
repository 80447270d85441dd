import type { LeadDetail } from '../../types/api';

/** Limits of the brief. `letters` limits the message and `toldLetters` each note, in characters. */
export const max = { letters: 520, lines: 6, photos: 10, earlier: 3, told: 4, toldLetters: 240 };

/** Returns a text, cut between words if it is longer than the given number of characters. */
function cutTo(letters: number, text: string): string {
  if (text.length <= letters) return text;
  // oxlint-disable-next-line regexp/no-super-linear-move -- the text has been shortened
  return `${text.slice(0, letters).replace(/\s+\S*$/, '')} ...`;
}

/** Returns the message, cut to `max.lines` lines and, between words, to `max.letters` characters. */
export function shownMessage(message: string): { text: string; isCut: boolean } {
  const head = message.split('\n').slice(0, max.lines).join('\n');
  const isCut = head.length < message.length || head.length > max.letters;
  return {
    text: head.length > max.letters ? cutTo(max.letters, head) : isCut ? `${head} ...` : head,
    isCut,
  };
}

/** Returns the latest notes that log a call or are for the crew, and the number of older such notes. */
export function shownNotes(notes: LeadDetail['notes']): { shown: LeadDetail['notes']; moreCount: number } {
  const told = notes.filter(({ kind, forCrew }) => forCrew || kind === 'call');
  const shown = told.slice(-max.told).map((note) => ({ ...note, text: cutTo(max.toldLetters, note.text) }));
  return { shown, moreCount: told.length - shown.length };
}

export function shownPhotos(photos: LeadDetail['photos']): {
  shown: LeadDetail['photos'];
  moreCount: number;
} {
  const whole = photos.filter(({ state }) => state !== 'unreadable');
  const shown = whole.slice(0, max.photos);
  return { shown, moreCount: whole.length - shown.length };
}
