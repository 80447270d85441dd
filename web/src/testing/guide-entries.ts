import type { GuideEntryName } from '@sandhill/company/plant-guide/guide-entry-name.js';
import { http, HttpResponse } from 'msw';
import { server } from './mocks/server';

const entries: GuideEntryName[] = [
  {
    kind: 'plant',
    slug: 'cocoplum',
    name: { en: 'Cocoplum', es: 'Icaco' },
    words: ['Chrysobalanus icaco', 'coco plum'],
  },
  {
    kind: 'plant',
    slug: 'ixora',
    name: { en: 'Ixora', es: 'Ixora' },
    words: ['Ixora coccinea'],
  },
  { kind: 'issue', slug: 'sooty-mold', name: { en: 'Sooty mold', es: 'Fumagina' }, words: [] },
];

/** Mocks the API with these published entries of the guide. */
export const haveGuide = () =>
  server.use(http.get('*/api/site', () => HttpResponse.json({ version: 1, content: {}, guide: entries })));
