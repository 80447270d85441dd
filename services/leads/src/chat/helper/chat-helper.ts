import { Injectable } from '@nestjs/common';
import type { Language } from '@sandhill/company/language.js';
import { PublishedContent } from '@sandhill/company/published-site/published-content.js';
import type { ChatLink } from '../../model/chat-message.entity.js';
import { guideLinks } from './guide-links.js';
import { problemLinks } from './problem-links.js';
import { areaLinks, hoursLinks, questionLinks } from './site-links.js';

const maxLinks = 3;

/**
 * Number of characters at the start of a message that are compared with the pages of the site. Visitors name plants and
 * ask questions at the start, and comparing more words takes longer.
 */
const maxTextLength = 600;

/** Suggests pages of the site that match a visitor's words. It writes no text of its own. */
@Injectable()
export class ChatHelper {
  constructor(private readonly site: PublishedContent) {}

  /**
   * Returns at most three matching links that are not in `earlier`. Plants and problems named in the text come first.
   */
  suggest(text: string, language: Language, earlier: readonly ChatLink[] = []): ChatLink[] {
    const site = this.site.current;
    const said = text.slice(0, maxTextLength);
    const fitting = [
      ...guideLinks(this.site.guide, said, language),
      ...hoursLinks(said, language),
      ...areaLinks(site, said, language),
      ...problemLinks(this.site.guide, said, language),
      ...questionLinks(site, said, language),
    ];
    const known = new Set(earlier.map(({ path }) => path));
    const links: ChatLink[] = [];
    for (const link of fitting) {
      if (known.has(link.path)) continue;
      known.add(link.path);
      links.push(link);
    }
    return links.slice(0, maxLinks);
  }
}
