import type { ServiceGuide } from '@sandhill/company/guides/service-guide.js';

export interface BlockProps {
  guide: ServiceGuide;
}
