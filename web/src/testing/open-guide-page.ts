import { finderFile } from '@sandhill/company/plant-guide/finder-file.js';
import type { PlantGuide } from '@sandhill/company/plant-guide/plant.js';
import { http, HttpResponse } from 'msw';
import { splitLanguage } from '../config/paths';
import { guidePages } from '../features/plant-guide/guide-pages';
import { server } from './mocks/server';
import { testGuide } from './plant-guide';
import { openPage } from './test-utils';

const finder = 'http://localhost/site/plant-problems-1a2b3c4d.json';

/** Opens a page of the guide as if its document were loaded, with its data and a mock of the problem finder's file. */
export function openGuidePage(address: string, guide: PlantGuide = testGuide) {
  const { path } = splitLanguage(new URL(address, 'http://localhost').pathname);
  globalThis.sandhillPage = guidePages(guide, finder).find(({ data }) => data.path === path)?.data;
  server.use(http.get(finder, () => HttpResponse.json(finderFile(guide))));
  return openPage(address);
}
