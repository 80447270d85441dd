/** Resolves in a task of its own, so that the browser can react to a tap first. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
