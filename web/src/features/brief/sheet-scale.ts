import type { LeadDetail } from '../../types/api';
import { max, shownMessage, shownNotes, shownPhotos } from './sheet-texts';

/** Height of the printed page without its margins, in pixels. */
const pageHeight = 956;

/** Height of the header, facts, questions, gaps and the space for handwritten notes, in pixels. */
const fixedHeight = 620;

const titleHeight = 27;
const photoRowHeight = 98;
const photosInRow = 5;
const lineHeight = 21;
const lettersInLine = 95;

/** Length of author and day after a note, in characters. */
const signatureLetters = 30;

/** Scale at which text on paper can still be read. The fullest brief fits at this scale. */
const smallestScale = 0.75;

const linesOf = (text: string) =>
  text.split('\n').reduce((sum, { length }) => sum + Math.max(1, Math.ceil(length / lettersInLine)), 0);

const partOf = (height: number) => (height > 0 ? titleHeight + height : 0);

/**
 * Returns the scale at which a lead's brief fits on one page, together with the questions and space for handwritten
 * notes.
 */
export function sheetScale({ message, notes, photos, earlier }: LeadDetail): number {
  const told = shownNotes(notes).shown;
  const height =
    fixedHeight +
    partOf(message ? linesOf(shownMessage(message).text) * lineHeight : 0) +
    partOf(
      told.reduce((sum, { text }) => sum + linesOf(text + ' '.repeat(signatureLetters)) * lineHeight, 0),
    ) +
    partOf(Math.ceil(shownPhotos(photos).shown.length / photosInRow) * photoRowHeight) +
    partOf(Math.min(earlier.length, max.earlier) * lineHeight);
  return Math.max(smallestScale, Math.min(1, pageHeight / height));
}
