// Of the shell: before the first paint of the admin area, so that a dark one does not flash. `theme-slice.ts` knows the key too.
(() => {
  if (!location.pathname.startsWith('/admin')) return;
  let choice = null;
  try {
    choice = localStorage.getItem('admin-theme');
  } catch {
    // Without storage the device decides.
  }
  const isDark =
    choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.toggleAttribute('data-dark', isDark);
})();
