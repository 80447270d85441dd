import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { AppRoutes } from './app/router';
import { makeStore } from './app/store';
import './lib/api';
import { guideStructuredData } from './features/plant-guide/structured-data';
import { storyStructuredData } from './features/projects/story/story-structured-data';
import { headTags, type HeadTag } from './lib/head-tags';
import { HeadCollector } from './lib/page-head';
import type { PageData } from './lib/page-data';
import { publicUrlToken, structuredData } from './lib/structured-data';

export { languages } from '@sandhill/company/language.js';
export { localizedPath, storyPath } from './config/paths';
export { publicAddresses } from './config/public-addresses';
export { guidePages } from './features/plant-guide/guide-pages';
export { storyPages } from './features/projects/story/story-pages';
export { publicUrlToken };

export interface Rendered {
  html: string;
  title: string;
  tags: HeadTag[];
}

/**
 * Renders a page to the same HTML as the browser's first render. The caller must have set the site's content
 * (renderer/render.ts).
 */
export async function render(path: string, data?: PageData): Promise<Rendered> {
  globalThis.sandhillPage = data;
  const heads: Parameters<typeof headTags>[0][] = [];
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <HeadCollector value={(head) => heads.push(head)}>
        <Provider store={makeStore()}>
          <StaticRouter location={path}>
            <AppRoutes />
          </StaticRouter>
        </Provider>
      </HeadCollector>
    </StrictMode>,
    // Keeps React from moving long parts to the end and putting them back with inline scripts, which the site's policy
    // forbids.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  let html = '';
  for await (const chunk of prelude) html += String(chunk);
  const head = heads.at(-1);
  if (!head) throw new Error(`${path} says nothing about its head`);
  const jsonLd =
    guideStructuredData(head.path, head.language) ??
    storyStructuredData(head.path, head.language) ??
    structuredData(head.path, head.language);
  return { html, title: head.title, tags: headTags({ ...head, jsonLd }, publicUrlToken) };
}
