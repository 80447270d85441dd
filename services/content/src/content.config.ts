import { join } from 'node:path';
import { demoPublicUrl, PublicUrlVariable } from '@sandhill/platform/config/public-url.js';
import { IntVariable, TextVariable, UrlVariable } from '@sandhill/platform/config/variables.js';
import { DatabaseConfig } from '@sandhill/platform/database/database.config.js';
import { IdentityPublicKeyVariable } from '@sandhill/platform/identity/identity.config.js';
import { StoreConfig } from '@sandhill/platform/object-store/object-store.config.js';

export class ContentConfig extends StoreConfig(DatabaseConfig) {
  /** Public key of the gateway. It verifies the identities of callers. */
  @IdentityPublicKeyVariable() readonly IDENTITY_PUBLIC_KEY: string;

  /** The site's public URL, which is written into its pages. */
  @PublicUrlVariable() readonly PUBLIC_URL?: string;

  /**
   * URL of the media service, whose stories get pages and whose pictures are shown on the site; without it, no stories
   * or pictures are fetched.
   */
  @UrlVariable(['http', 'https'], { optional: true }) readonly MEDIA_URL?: string;

  /** Bucket for page sets, from which public servers read while this service is unavailable. */
  @TextVariable() readonly SITE_BUCKET: string = 'site';

  /** Folder of the renderer that the web's build makes: `render.js`, its templates and `build-id`. */
  @TextVariable() readonly RENDERER_FOLDER: string = join(import.meta.dirname, '../../../web/dist-renderer');

  /** Limit on the time for rendering all pages, in seconds. */
  @IntVariable({ min: 1, max: 600 }) readonly RENDER_SECONDS: number = 60;

  /** Limit on the JavaScript memory of a renderer, in MiB. */
  @IntVariable({ min: 64, max: 4096 }) readonly RENDER_MEMORY_MIB: number = 384;

  get publicUrl(): string {
    return this.PUBLIC_URL ?? demoPublicUrl;
  }
}
