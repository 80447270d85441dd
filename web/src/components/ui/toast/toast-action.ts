let action: { toastId: string; run: () => void } | null = null;

/**
 * Stores the function of a toast's button, because the Redux store cannot hold functions. There is only one toast at a
 * time.
 */
export function keepToastAction(toastId: string, run: () => void): void {
  action = { toastId, run };
}

/** Runs the stored function of a toast's button, at most once. */
export function runToastAction(toastId: string): void {
  if (action?.toastId !== toastId) return;
  const { run } = action;
  action = null;
  run();
}
