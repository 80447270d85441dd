let action: { toastId: string; run: () => void } | null = null;

/** Keeps what the button of a toast does: a function cannot be in the store. There is one toast at a time. */
export function keepToastAction(toastId: string, run: () => void): void {
  action = { toastId, run };
}

/** Does it, once. */
export function runToastAction(toastId: string): void {
  if (action?.toastId !== toastId) return;
  const { run } = action;
  action = null;
  run();
}
