import { aProject } from '../testing/factories';
import type { ListedProject } from '../types/api';
import { wholeList, wholeManagedList } from './listed-projects';

const base = '/media/600a34b3563fe68051319c47fa89748f';
const usual: ListedProject = {
  id: 'palms',
  title: 'Palms',
  description: 'Twelve palms.',
  imageUrl: `${base}/800.webp`,
  width: 800,
  height: 600,
  placeholder: 'data:image/webp;base64,',
  srcset: { widths: [400, 800] },
  category: 'landscaping',
  placement: 'gallery',
  featured: false,
  displayOrder: 0,
  createdAt: '2026-01-05T12:00:00.000Z',
};
const own: Partial<ListedProject> = {
  text: null,
  section: 'hoa',
  cut: 'file_name',
  showOriginal: true,
  turn: 90,
  focusX: 0,
  focusY: 100,
  altText: 'a',
  titleEs: 'b',
  descriptionEs: 'c',
  altTextEs: 'd',
  takenAt: '2026-01-04T12:00:00.000Z',
  page: { slug: 'palms', community: null, year: 2026 },
};
const whole = aProject({
  ...usual,
  text: 'Twelve palms.',
  srcset: {
    webp: `${base}/400.webp 400w, ${base}/800.webp 800w`,
    avif: `${base}/400.avif 400w, ${base}/800.avif 800w`,
  },
});

describe('a list of projects', () => {
  it('fills in what a row leaves out', () => {
    expect(wholeManagedList({ projects: [usual] })).toEqual({ projects: [whole] });
  });

  it('keeps what a row has, and what else the list has', () => {
    const page = { total: 1, nextCursor: 'next' };
    expect(wholeList({ ...page, projects: [{ ...usual, ...own }] })).toMatchObject({
      ...page,
      projects: [{ ...own, srcset: whole.srcset }],
    });
  });

  it.each([
    ['300', { widths: [300], avifWidths: [] }, `${base}/300.webp 300w`, null],
    ['400', { widths: [400], avifWidths: [200] }, `${base}/400.webp 400w`, `${base}/200.avif 200w`],
  ])('builds the srcsets of %s pixels', (width, srcset, webp, avif) => {
    const row = { ...usual, imageUrl: `${base}/${width}.webp`, srcset };
    expect(wholeList({ projects: [row] }).projects[0]?.srcset).toEqual({ webp, avif });
  });

  it('reads rows of the version before', () => {
    expect(wholeManagedList({ projects: [whole] })).toEqual({ projects: [whole] });
  });
});
