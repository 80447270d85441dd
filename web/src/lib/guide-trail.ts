const key = 'guide';
const most = 5;

/** Notes that a page of the plant guide was opened in this tab: no cookie, and gone with the tab. */
export function rememberGuidePage(slug: string): void {
  const trail = [slug, ...readGuideTrail().filter((other) => other !== slug)].slice(0, most);
  try {
    sessionStorage.setItem(key, JSON.stringify(trail));
  } catch {
    // Without storage a lead does not say it.
  }
}

/** The slugs of the guide's pages that were opened in this tab, newest first, at most five: both forms send them. */
export function readGuideTrail(): string[] {
  try {
    const trail = JSON.parse(sessionStorage.getItem(key) ?? '[]') as unknown;
    return Array.isArray(trail) ? trail.filter((slug) => typeof slug === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}
