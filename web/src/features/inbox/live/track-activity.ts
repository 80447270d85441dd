/**
 * Time without user input after which the page stops polling, in milliseconds. Endless polling would keep the session
 * alive forever.
 */
const idleMs = 15 * 60_000;

export function trackActivity() {
  let usedAt = Date.now();
  const touch = () => {
    usedAt = Date.now();
  };
  document.addEventListener('pointerdown', touch);
  document.addEventListener('keydown', touch);
  return {
    isSeen: () => !document.hidden && Date.now() - usedAt < idleMs,
    stop: () => {
      document.removeEventListener('pointerdown', touch);
      document.removeEventListener('keydown', touch);
    },
  };
}
