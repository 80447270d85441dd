/** One process of the stack. */
export interface Part {
  /** Name of the part and of its folder; it identifies the part in the logs. */
  name: string;
  command: string;
  args: string[];
  environment: Record<string, string>;
  /** Resolves to true when the part can do its work. */
  isReady: () => Promise<boolean>;
}
