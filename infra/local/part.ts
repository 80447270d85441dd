export interface Part {
  /** Name of the part and of its log file. The name identifies the part in the logs. */
  name: string;
  command: string;
  args: string[];
  environment: Record<string, string>;
  isReady: () => Promise<boolean>;
}
