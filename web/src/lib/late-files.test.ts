import { loadLate } from './late-files';

const asked = () =>
  [...document.head.querySelectorAll('link')].map((link) =>
    ['rel', 'as', 'href'].map((name) => link.getAttribute(name)),
  );

describe(loadLate, () => {
  afterEach(() => {
    document.head.innerHTML = '';
    document.body.innerHTML = '';
  });

  it('asks for all files that the page lists', async () => {
    document.body.innerHTML = `<script type="application/json" id="late-files">["/assets/a.woff2","/assets/b.js"]</script>`;

    await loadLate();

    expect(asked()).toEqual([
      ['preload', 'font', '/assets/a.woff2'],
      ['modulepreload', null, '/assets/b.js'],
    ]);
  });

  it('asks for all of a long list, some at a time', async () => {
    const files = Array.from({ length: 12 }, (_, index) => `/assets/${index}.js`);
    document.body.innerHTML = `<script type="application/json" id="late-files">${JSON.stringify(files)}</script>`;

    const asking = loadLate();

    expect(asked().length).toBeLessThan(files.length);
    await asking;
    expect(asked()).toEqual(files.map((file) => ['modulepreload', null, file]));
  });

  it('asks for nothing where there is no list', async () => {
    await loadLate();

    expect(asked()).toEqual([]);
  });
});
