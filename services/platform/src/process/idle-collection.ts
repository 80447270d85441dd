import { Session } from 'node:inspector/promises';

const everyMs = 10_000;
/** Share of one processor below which a process counts as idle. */
const idleShare = 0.05;
/** Growth of the held memory since the last collection that is worth another one, in bytes. */
const worthBytes = 8 * 1024 * 1024;

interface Process {
  /** Processor time since its start, in milliseconds. */
  processorMs: () => number;
  /** Bytes of all objects and buffers, including garbage. */
  heldBytes: () => number;
  collect: () => Promise<void>;
}

/**
 * Collects garbage when a process is idle. V8 collects only when it needs room, which an idle process never does. A
 * collection pauses the process for 50 to 100 ms and returns 5 to 36 MiB after a busy time (docs/performance.md).
 */
export class IdleCollection {
  private processorMs: number;
  /** Bytes held after the last collection. 0 at the start, so that the first idle period always collects. */
  private leftBytes = 0;
  private timer?: NodeJS.Timeout;

  constructor(private readonly process: Process = thisProcess) {
    this.processorMs = process.processorMs();
  }

  start(): void {
    this.timer = setInterval(() => void this.look(), everyMs).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    const { processorMs, heldBytes, collect } = this.process;
    const before = this.processorMs;
    this.processorMs = processorMs();
    if (this.processorMs - before > everyMs * idleShare) return;
    if (heldBytes() - this.leftBytes < worthBytes) return;
    await collect();
    this.leftBytes = heldBytes();
    this.processorMs = processorMs();
  }
}

const thisProcess: Process = {
  processorMs: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
  heldBytes: () => {
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  },
  collect: async () => {
    const session = new Session();
    session.connect();
    try {
      await session.post('HeapProfiler.collectGarbage');
    } finally {
      session.disconnect();
    }
  },
};
