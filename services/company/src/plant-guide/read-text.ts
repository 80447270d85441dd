import { isMisspelled } from '../misspelling.js';
import { soundOf } from '../same-word.js';
import { tokenize } from '../tokenize.js';
import { keyOf } from './same-words.js';

/** Words that say nothing about a plant. */
const idle = new Set(
  (
    'an and all also are as at be been but by can cant didnt do does doesnt dont for from get gets got had has have he her his hold how if in into ' +
    'is isnt it its just like look looks lots lot me my no not of off on or our out really seem seems so some still that ' +
    'the their them then there theres these they this too up us very was we were what when where with you your ' +
    'al algo aqui asi aun cada como con creo cual cuando de del desde despues donde el ella en entre era es esta estan ' +
    'este esto ha han hasta hay ir la las le les lo los mas me mi mis mucha muchas mucho muchos muy no nos para pero ' +
    'poco por porque que quedo quedaron se si sin sobre son su sus tambien tan tiene tienen toda todas todo todos tu ' +
    'un una unas uno unos ve veo ya'
  ).split(' '),
);

const tellingWordsOf = (text: string): string[] =>
  tokenize(text).filter((word) => word.length > 1 && !idle.has(word));

/** Returns the keys of a phrase's words (`keyOf`), without the words in `idle`. */
export const phraseOf = (text: string): string[] => tellingWordsOf(text).map(keyOf);

/** The words of all phrases. A misspelled word of a visitor is corrected to one of these words. */
export class Vocabulary {
  readonly #keys = new Set<string>();
  readonly #words: { word: string; sound: string }[];

  constructor(phrases: readonly string[]) {
    const words = new Set(phrases.flatMap(tellingWordsOf));
    this.#words = [...words].map((word) => ({ word, sound: soundOf(word) }));
    for (const word of words) this.#keys.add(keyOf(word));
  }

  /** Returns the key of a word. A word that is not in the vocabulary is first corrected. */
  keyOf(word: string): string {
    const key = keyOf(word);
    if (this.#keys.has(key)) return key;
    const sound = soundOf(word);
    const meant = this.#words.find(
      (known) => isMisspelled(known.word, word) || isMisspelled(known.sound, sound),
    );
    return meant ? keyOf(meant.word) : key;
  }
}

const maxWords = 150;
/** Number of other words that may stand between the words of a phrase. */
const slack = 4;

/** A visitor's text, prepared for finding phrases in it. */
export class ReadText {
  /** Positions of each word in the text, by the word's key. */
  readonly #places = new Map<string, number[]>();

  constructor(text: string, vocabulary: Vocabulary) {
    tellingWordsOf(text)
      .slice(0, maxWords)
      .forEach((word, place) => {
        const key = vocabulary.keyOf(word);
        this.#places.set(key, [...(this.#places.get(key) ?? []), place]);
      });
  }

  /** Returns whether the text has all words of the phrase, in any order and near each other. */
  says(phrase: readonly string[]): boolean {
    const [first, ...others] = phrase.map((key) => this.#places.get(key));
    if (!first || others.includes(undefined)) return false;
    return first.some((place) => {
      const all = [place, ...others.map((places = []) => nearest(places, place))];
      return Math.max(...all) - Math.min(...all) < phrase.length + slack;
    });
  }
}

const nearest = (places: readonly number[], to: number): number =>
  places.reduce((best, place) => (Math.abs(place - to) < Math.abs(best - to) ? place : best), Infinity);
