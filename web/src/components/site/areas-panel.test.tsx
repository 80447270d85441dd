import { renderPart } from '../../testing/test-utils';
import { servedAreas } from '../../lib/site';
import { AreasPanel } from './areas-panel';

const shipped = [...servedAreas];

function renderWith(count: number): HTMLElement {
  servedAreas.splice(0, servedAreas.length, ...shipped.slice(0, count));
  return renderPart(<AreasPanel />).container;
}

describe(AreasPanel.name, () => {
  afterEach(() => void servedAreas.splice(0, servedAreas.length, ...shipped));

  it.each([
    [18, 13, '+6 more areas'],
    [13, 13, '+1 more areas'],
  ])('shows twelve of %i areas, and how many more there are', (count, items, more) => {
    const panel = renderWith(count);

    expect(panel.querySelectorAll('li')).toHaveLength(items);
    expect(panel).toHaveTextContent(more);
    expect(panel).toHaveTextContent(`${count}+ Naples Communities`);
  });

  it.each([12, 5])('names no more areas when all %i are shown', (count) => {
    const panel = renderWith(count);

    expect(panel.querySelectorAll('li')).toHaveLength(count);
    expect(panel).not.toHaveTextContent('more areas');
  });
});
