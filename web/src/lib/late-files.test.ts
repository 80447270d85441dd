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

  it('asks for all files that the page lists', () => {
    document.body.innerHTML = `<script type="application/json" id="late-files">["/assets/a.woff2","/assets/b.js"]</script>`;

    loadLate();

    expect(asked()).toEqual([
      ['preload', 'font', '/assets/a.woff2'],
      ['modulepreload', null, '/assets/b.js'],
    ]);
  });

  it('asks for nothing where there is no list', () => {
    loadLate();

    expect(asked()).toEqual([]);
  });
});
