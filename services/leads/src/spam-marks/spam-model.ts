export interface Marked {
  isSpam: boolean;
  tokens: readonly string[];
}

export interface LikeMarked {
  /**
   * Number of leads marked as spam that contain the most frequent of `words`; without words, of all leads marked as
   * spam.
   */
  count: number;
  /** Words of the lead that indicate spam most strongly, at most three. */
  words: string[];
}

/** Minimum number of marks of each kind that the model needs. */
export const minMarks = 20;

const smoothing = 0.3;
const maxWords = 3;

interface Seen {
  spam: number;
  genuine: number;
}

/**
 * Judges leads by their tokens (naive Bayes): a lead looks like spam if it differs clearly from the leads that were
 * marked as genuine.
 */
export class SpamModel {
  private readonly seen = new Map<string, Seen>();
  private readonly spam: number;
  private readonly genuine: number;
  private readonly limit: number;

  private constructor(marks: readonly Marked[]) {
    this.spam = marks.filter(({ isSpam }) => isSpam).length;
    this.genuine = marks.length - this.spam;
    for (const { isSpam, tokens } of marks)
      for (const token of tokens) {
        const { spam, genuine } = this.seen.get(token) ?? { spam: 0, genuine: 0 };
        this.seen.set(token, { spam: spam + Number(isSpam), genuine: genuine + Number(!isSpam) });
      }
    this.limit = this.limitOf(marks.filter(({ isSpam }) => !isSpam));
  }

  static of(marks: readonly Marked[]): SpamModel | undefined {
    const spam = marks.filter(({ isSpam }) => isSpam).length;
    return Math.min(spam, marks.length - spam) < minMarks ? undefined : new SpamModel(marks);
  }

  classify(tokens: ReadonlyMap<string, string | null>): LikeMarked | null {
    return this.score([...tokens.keys()]) > this.limit ? this.explain(tokens) : null;
  }

  /**
   * Returns the score above which a lead is spam: the mean of the genuine leads, each scored as if it had not been
   * marked, plus a distance that shrinks as the number of genuine marks grows; at least 0.
   */
  private limitOf(genuine: readonly Marked[]): number {
    const scores = genuine.map(({ tokens }) => this.score(tokens, 1));
    const mean = meanOf(scores);
    const deviation = Math.sqrt(meanOf(scores.map((score) => (score - mean) ** 2)));
    return Math.max(0, mean + (2.75 + 4 / Math.sqrt(genuine.length)) * deviation);
  }

  /**
   * Adds up the weights of tokens.
   *
   * @param without number of genuine marks to leave out: 1 scores a lead that is marked as genuine as if it had no mark
   */
  private score(tokens: readonly string[], without = 0): number {
    return tokens.reduce((sum, token) => sum + this.weigh(token, without), 0);
  }

  private weigh(token: string, without = 0): number {
    const seen = this.seen.get(token) ?? { spam: 0, genuine: without };
    const genuine = seen.genuine - without;
    if (seen.spam + genuine === 0) return 0;
    return (
      Math.log((seen.spam + smoothing) / (this.spam + 2 * smoothing)) -
      Math.log((genuine + smoothing) / (this.genuine - without + 2 * smoothing))
    );
  }

  private explain(tokens: ReadonlyMap<string, string | null>): LikeMarked {
    const heaviest = [...tokens]
      .flatMap(([token, word]) => (word ? [{ token, word, weight: this.weigh(token) }] : []))
      .filter(({ weight }) => weight > 0)
      .sort((one, other) => other.weight - one.weight || other.word.length - one.word.length)
      .slice(0, maxWords);
    const counts = heaviest.map(({ token }) => this.seen.get(token)?.spam ?? 0);
    return {
      count: counts.length > 0 ? Math.max(...counts) : this.spam,
      words: heaviest.map(({ word }) => word),
    };
  }
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
