import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComposeStack } from './compose-stack.ts';

const isFirstVersion = existsSync('/sys/fs/cgroup/memory');
const groups = isFirstVersion ? '/sys/fs/cgroup/memory' : '/sys/fs/cgroup';
const limitFile = isFirstVersion ? 'memory.limit_in_bytes' : 'memory.max';
const usageFile = isFirstVersion ? 'memory.usage_in_bytes' : 'memory.current';
const eventsFile = isFirstVersion ? 'memory.oom_control' : 'memory.events.local';
const droppable = isFirstVersion ? 'total_inactive_file' : 'inactive_file';

/** A control group of this machine for all containers of a stack (`one-group.yml`). Making one needs root. */
export class MemoryGroup {
  readonly name: string;
  private readonly folder: string;

  private constructor(name: string) {
    this.name = name;
    this.folder = join(groups, name);
  }

  /** Makes a group. @throws if systemd manages the engine's groups, because it would remove a group without a slice */
  static async make(stack: ComposeStack, bytes: number): Promise<MemoryGroup> {
    const driver = await stack.must('docker', ['info', '--format', '{{.CgroupDriver}}']);
    if (driver.trim() !== 'cgroupfs') throw new Error(`the engine's control groups are ${driver.trim()}'s`);
    const group = new MemoryGroup(stack.project);
    mkdirSync(group.folder, { recursive: true });
    writeFileSync(join(group.folder, limitFile), String(bytes));
    return group;
  }

  /**
   * Returns the memory of the group's processes in MiB. Like `docker stats`, it does not count file pages that can be
   * dropped.
   */
  inUse(): number {
    const bytes = Number(readFileSync(join(this.folder, usageFile), 'utf8'));
    return (bytes - valueOf(join(this.folder, 'memory.stat'), droppable)) / 1024 / 1024;
  }

  /**
   * Returns the number of processes that were killed for lack of memory, at the group's limit or at a container's own
   * limit.
   */
  kills(): number {
    const folders = readdirSync(this.folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    return [this.folder, ...folders.map(({ name }) => join(this.folder, name))]
      .map((folder) => valueOf(join(folder, eventsFile), 'oom_kill'))
      .reduce((sum, kills) => sum + kills, 0);
  }

  /** Removes the group. All its containers must have been removed before. */
  remove(): void {
    rmdirSync(this.folder);
  }
}

function valueOf(file: string, name: string): number {
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(readFileSync(file, 'utf8'))?.[1] ?? NaN);
}
