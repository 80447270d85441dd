import type { ServiceId } from '@sandhill/company/service-ids.js';

/**
 * A block of a service's guide. The process is a `row` or a `path`. The seasons are `months` (one strip per season), a
 * `year` (one card per season) or `notes`. `pictures` is the page's wall of pictures.
 */
export type Block =
  | 'row'
  | 'path'
  | 'months'
  | 'year'
  | 'notes'
  | 'checklist'
  | 'factors'
  | 'questions'
  | 'related'
  | 'pictures';

export interface Band {
  tone: 'ground' | 'band' | 'dark';
  /** One block, or two that are side by side on large screens. */
  blocks: Block[];
}

const ground = (...blocks: Block[]): Band => ({ tone: 'ground', blocks });
const band = (...blocks: Block[]): Band => ({ tone: 'band', blocks });
const dark = (...blocks: Block[]): Band => ({ tone: 'dark', blocks });
const pictures = ground('pictures');

/** Bands of each service's page, from top to bottom. The quote form follows on a band of its own. */
export const layouts: Record<ServiceId, Band[]> = {
  'hoa-packages': [band('row'), pictures, dark('year'), ground('factors', 'questions'), ground('related')],
  'landscape-design': [
    pictures,
    band('path', 'factors'),
    ground('months'),
    band('questions'),
    ground('related'),
  ],
  irrigation: [dark('months'), ground('row'), pictures, band('questions', 'factors'), ground('related')],
  maintenance: [band('year'), ground('row'), pictures, dark('factors', 'questions'), ground('related')],
  lighting: [
    dark('path', 'checklist'),
    ground('notes'),
    pictures,
    band('factors', 'questions'),
    ground('related'),
  ],
  'bobcat-services': [
    band('checklist', 'factors'),
    ground('row'),
    pictures,
    dark('notes'),
    ground('questions', 'related'),
  ],
  'grapple-truck': [
    dark('checklist'),
    ground('row'),
    pictures,
    band('factors', 'questions'),
    ground('months'),
    ground('related'),
  ],
  'land-development': [
    band('path', 'checklist'),
    ground('months'),
    pictures,
    dark('factors', 'questions'),
    ground('related'),
  ],
};
