export interface Part {
  /** Name of the part and of its log file. The name identifies the part in the logs. */
  name: string;
  command: string;
  args: string[];
  environment: Record<string, string>;
  isReady: () => Promise<boolean>;
}

/** Names of all parts, in the groups in which they are stopped. */
export const stopOrder: readonly (readonly string[])[] = [
  ['web', 'vite', 'gateway', 'backup'],
  ['auth', 'leads', 'leads-worker', 'media', 'media-worker', 'content'],
  ['mail', 'store', 'postgres'],
];
