import { isMisspelled } from './misspelling.js';

const sounds: Record<string, string> = { ch: 'x', ph: 'f', h: '', ll: 'y', c: 'k', z: 's', v: 'b' };

/**
 * Returns a word from `tokenize` as it sounds, so that common Spanish misspellings become equal: "ollin" and "hollín",
 * "callendo" and "cayendo", "boganbilia" and "boganvilia". The result is only for comparison.
 */
export const soundOf = remembered((word) =>
  word
    .replaceAll(
      /(ch(?=[lr])|qu(?=[ei]))|(c(?=[ei]))|ch|ph|h(?=[aiou])|ll|c|z|v/g,
      (letters, isK: string | undefined, isS: string | undefined) =>
        isK ? 'k' : isS ? 's' : (sounds[letters] ?? letters),
    )
    .replaceAll(/([^aeiou])\1+/g, '$1'),
);

const endings =
  /^(.{4,}?)(?:iendo|ieron|ando|aron|adas?|ados?|idas?|idos?|endo|ly|es|as|os|an|en|s|a|e|o)$|^(.{3,}?)(?:ing|ed|s)$/;

/**
 * Removes the ending for number, gender or tense from a result of `soundOf`, in either language. The result is only for
 * comparison.
 */
export const stemOf = remembered((sound) => {
  const [, stem, short] = endings.exec(sound) ?? [];
  return stem ?? short ?? sound;
});

/**
 * Returns `make` with a cache of its results, because a search compares each word of its list many times. The size of
 * the cache is limited.
 */
function remembered(make: (word: string) => string): (word: string) => string {
  const maxWords = 5_000;
  const made = new Map<string, string>();
  return (word) => {
    const known = made.get(word);
    if (known !== undefined) return known;
    if (made.size >= maxWords) made.clear();
    const result = make(word);
    made.set(word, result);
    return result;
  };
}

const maxEndingLength = 5;

/** Returns whether `said` is the given word of `tokenize`, another form of it in either language, or a misspelling. */
export function isSameWord(word: string, said: string): boolean {
  if (Math.abs(word.length - said.length) > maxEndingLength) return false;
  const [one, other] = [soundOf(word), soundOf(said)];
  return stemOf(one) === stemOf(other) || isMisspelled(one, other) || isMisspelled(word, said);
}
