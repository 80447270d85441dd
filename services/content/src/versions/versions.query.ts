import { PageCursor, PageLimit } from '@sandhill/platform/paging/page-query.js';

export class VersionsQuery {
  @PageLimit(200, { default: 50 }) limit: number = 50;
  @PageCursor(40) cursor?: string;
}
