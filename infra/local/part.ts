/** One process of the stack. */
export interface Part {
  /** Its folder's name, its word in the logs. */
  name: string;
  command: string;
  args: string[];
  environment: Record<string, string>;
  /** Resolves to true when it can do its work. */
  isReady: () => Promise<boolean>;
}
