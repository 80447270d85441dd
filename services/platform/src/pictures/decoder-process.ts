import { fork, type ChildProcess } from 'node:child_process';
import type { DecoderAnswer, DecoderRequest } from './decoder-messages.js';

/** Thrown if the picture cannot be decoded within the limits. A retry would not help. */
export class UnreadablePicture extends Error {
  constructor(reason: string) {
    super(`the picture cannot be decoded: ${reason}`);
    this.name = 'UnreadablePicture';
  }
}

/** Thrown if the decoder process was killed or could not start. The picture is not necessarily the cause. */
export class DecoderLost extends Error {
  constructor(reason: string) {
    super(`the decoder ended: ${reason}`);
    this.name = 'DecoderLost';
  }
}

/** Time limit for one picture, in milliseconds. It ends a decoder that hangs without using the processor. */
const maxMs = 300_000;

/**
 * Settings of the C library's memory allocator, taken from our own environment. With them, the library returns memory
 * to the system between pictures: after an AVIF of 8 megapixels, a process holds 55 MiB instead of 290 MiB.
 */
const memoryVariables = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => name.startsWith('MALLOC_')),
);

interface Pending<Result> {
  resolve: (answer: DecoderAnswer<Result>) => void;
  reject: (error: Error) => void;
}

/** A process that decodes one picture at a time. Between pictures, it does not keep the parent process alive. */
export class DecoderProcess<Task, Result> {
  private readonly child: ChildProcess;
  private pending?: Pending<Result>;
  hasEnded = false;

  /**
   * Starts the program without the rest of our environment, because a process that reads untrusted pictures must not
   * have secrets.
   */
  constructor(program: string) {
    this.child = fork(program, {
      serialization: 'advanced',
      execArgv: ['--max-semi-space-size=1'],
      env: { NODE_ENV: 'production', ...memoryVariables },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.child
      .on('message', (answer: DecoderAnswer<Result>) => this.pending?.resolve(answer))
      .on('error', (error) => this.onEnd(new DecoderLost(error.name)))
      .once('exit', (code, signal) => this.onEnd(new DecoderLost(signal ?? `exit code ${code}`)));
  }

  /** @throws DecoderLost */
  async ask(request: DecoderRequest<Task>): Promise<DecoderAnswer<Result>> {
    this.child.ref();
    this.child.channel?.ref();
    const timer = setTimeout(() => this.end(), maxMs);
    try {
      return await new Promise((resolve, reject) => {
        this.pending = { resolve, reject };
        this.child.send(request, (error) => error && this.onEnd(new DecoderLost(error.name)));
      });
    } finally {
      clearTimeout(timer);
      this.pending = undefined;
      this.child.unref();
      this.child.channel?.unref();
    }
  }

  end(): void {
    this.hasEnded = true;
    this.child.kill('SIGKILL');
  }

  private onEnd(error: Error): void {
    this.hasEnded = true;
    this.pending?.reject(error);
  }
}
