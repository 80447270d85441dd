import { Injectable, Logger } from '@nestjs/common';
import { PublishedContent } from '@sandhill/company/published-site/published-content.js';
import { loggableError } from '@sandhill/platform/errors/error.filter.js';
import { DataSource, type EntityManager } from 'typeorm';
import type { Lead } from '../model/lead.entity.js';
import { SpamMark } from './spam-mark.entity.js';
import { SpamModel, type LikeMarked } from './spam-model.js';
import { businessWords, spamTokens, type MarkedText } from './spam-tokens.js';

/** Number of marks of each kind (spam or genuine) that count. Older marks are ignored. */
const maxMarks = 1000;

const rereadMs = 60_000;

/** Learns from the marks of staff which leads this office calls spam. */
@Injectable()
export class SpamFilter {
  private readonly log = new Logger(SpamFilter.name);
  private model: Promise<SpamModel | undefined> | undefined;
  private readAt = -Infinity;
  private own: { of: PublishedContent['current']; words: Set<string> } | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly site: PublishedContent,
  ) {}

  /** Records that staff marked a lead as spam or genuine. Only the last mark of a lead counts. */
  async mark(manager: EntityManager, lead: Lead, isSpam: boolean): Promise<void> {
    const tokens = [...this.tokensOf(lead).keys()];
    await manager.upsert(SpamMark, { leadId: lead.id, isSpam, tokens, markedAt: new Date() }, ['leadId']);
  }

  /**
   * Returns why a lead looks like spam; null if it may be genuine, or if there are too few marks. Reads the marks from
   * the database at most once a minute, unless the last attempt failed.
   */
  async classify(text: MarkedText): Promise<LikeMarked | null> {
    if (performance.now() - this.readAt > rereadMs) this.reread();
    return (await this.model)?.classify(this.tokensOf(text)) ?? null;
  }

  /**
   * Explains why a lead is suspected; null if it is not, if staff marked it, or if the marks do not explain it. The
   * explanation is computed each time that the lead is read, so that it contains no word of erased leads.
   */
  async explain(lead: Lead): Promise<LikeMarked | null> {
    if (lead.status !== 'spam') return null;
    const isMarked = await this.dataSource.manager.existsBy(SpamMark, { leadId: lead.id });
    return isMarked ? null : this.classify(lead);
  }

  reread(): void {
    this.readAt = performance.now();
    this.model = this.read().catch((error: unknown) => {
      // Leads are accepted without this signal, and the marks are read again for the next lead.
      this.readAt = -Infinity;
      this.log.warn({ err: loggableError(error) }, 'marks of spam cannot be read');
      return undefined;
    });
  }

  private async read(): Promise<SpamModel | undefined> {
    const last = (isSpam: boolean) =>
      this.dataSource.manager.find(SpamMark, {
        select: { leadId: true, isSpam: true, tokens: true },
        where: { isSpam },
        order: { markedAt: 'DESC' },
        take: maxMarks,
      });
    return SpamModel.of([...(await last(true)), ...(await last(false))]);
  }

  private tokensOf(text: MarkedText): Map<string, string | null> {
    const { current, guide } = this.site;
    if (this.own?.of !== current) this.own = { of: current, words: businessWords(current, guide) };
    return spamTokens(text, this.own.words);
  }
}
