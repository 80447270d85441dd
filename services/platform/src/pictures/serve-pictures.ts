import type { DecoderAnswer, DecoderRequest } from './decoder-messages.js';
import { decoderLimits } from './decoder-limits.js';

/**
 * Computes a result from a picture. It calls `decoded` when only encoding is left, which starts the time limit for
 * encoding. If it never calls `decoded`, the limit for decoding applies to all of its work.
 */
type PictureWork<Task, Result> = (bytes: Buffer, task: Task, decoded: () => void) => Promise<Result>;

const lookEveryMs = 20;
/**
 * Memory in bytes above which the process ends after its picture, because allocators return little of it to the system.
 */
const restingBytes = 150_000_000;

/**
 * Runs in the process that {@link PictureDecoder} starts: takes one picture at a time. The image library works in
 * threads that nothing can interrupt, so the process watches itself and ends when a picture exceeds {@link
 * decoderLimits}. The process also ends when its parent does.
 */
export function servePictures<Task, Result>(work: PictureWork<Task, Result>): void {
  process.once('disconnect', end);
  process.on('message', async ({ task, bytes }: DecoderRequest<Task>) => {
    const watch = new Watch();
    const answer = await answerOf<Result>(() => work(Buffer.from(bytes), task, () => watch.decoded()));
    watch.stop();
    send<Result>({ ...answer, mayStay: process.memoryUsage.rss() < restingBytes });
  });
}

async function answerOf<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result } | { error: string }> {
  try {
    return { result: await work() };
  } catch (error) {
    return { error: (error as Error).message };
  }
}

class Watch {
  private begun = process.cpuUsage();
  private processorMs: number = decoderLimits.decodingMs;
  private readonly maxBytes = process.memoryUsage.rss() + decoderLimits.memoryBytes;
  private readonly timer = setInterval(() => this.look(), lookEveryMs);

  /** Starts the time limit for encoding. Called when the picture is decoded. */
  decoded(): void {
    this.begun = process.cpuUsage();
    this.processorMs = decoderLimits.encodingMs;
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private look(): void {
    const { user, system } = process.cpuUsage(this.begun);
    if ((user + system) / 1_000 > this.processorMs) this.giveUp('it takes too much processor time');
    else if (process.memoryUsage.rss() > this.maxBytes) this.giveUp('it takes too much memory');
  }

  private giveUp(error: string): void {
    this.stop();
    send({ error, mayStay: false }, end);
  }
}

function send<Result>(answer: DecoderAnswer<Result>, sent: () => void = () => {}): void {
  process.send?.(answer, sent);
}

/** Ends the process. `process.exit` would wait for the library's threads. */
function end(): void {
  process.kill(process.pid, 'SIGKILL');
}
