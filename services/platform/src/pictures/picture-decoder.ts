import { ConcurrencyLimiter } from '../process/concurrency-limiter.js';
import { DecoderProcess, UnreadablePicture } from './decoder-process.js';

interface DecoderOptions {
  /** Path of a built program that calls `servePictures`. */
  program: string;
  /** Number of pictures that are decoded at the same time, each in its own process. */
  atOnce: number;
  mayWait: number;
}

const idleMs = 10_000;

/**
 * Decodes pictures in separate processes whose processor time and memory are limited (`decoder-limits.ts`). A picture
 * that exceeds the limits ends its process and affects nothing else. Idle processes end after ten seconds.
 */
export class PictureDecoder<Task, Result> {
  private readonly limiter: ConcurrencyLimiter;
  private readonly idle = new Map<DecoderProcess<Task, Result>, NodeJS.Timeout>();

  constructor(private readonly options: DecoderOptions) {
    this.limiter = new ConcurrencyLimiter(options);
  }

  /** @throws UnreadablePicture, DecoderLost, Busy */
  async run(bytes: Buffer, task: Task): Promise<Result> {
    return this.limiter.run(async () => {
      const decoder = this.takeIdle() ?? new DecoderProcess<Task, Result>(this.options.program);
      const answer = await decoder.ask({ task, bytes });
      if (answer.mayStay) this.keep(decoder);
      else decoder.end();
      if ('error' in answer) throw new UnreadablePicture(answer.error);
      return answer.result;
    });
  }

  private takeIdle(): DecoderProcess<Task, Result> | undefined {
    for (const [decoder, timer] of this.idle) {
      clearTimeout(timer);
      this.idle.delete(decoder);
      if (!decoder.hasEnded) return decoder;
    }
    return undefined;
  }

  private keep(decoder: DecoderProcess<Task, Result>): void {
    const drop = () => {
      this.idle.delete(decoder);
      decoder.end();
    };
    this.idle.set(decoder, setTimeout(drop, idleMs).unref());
  }
}
