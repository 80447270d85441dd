// Sets the theme before the first paint of the admin area, to avoid a flash. `theme-slice.ts` has the same key.
(() => {
  if (!location.pathname.startsWith('/admin')) return;
  let choice = null;
  try {
    choice = localStorage.getItem('admin-theme');
  } catch {
    // Without storage, the device's color scheme is used.
  }
  const isDark =
    choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.toggleAttribute('data-dark', isDark);
})();
