import { IntVariable, TextVariable } from '@sandhill/platform/config/variables.js';
import { IdentityPublicKeyVariable } from '@sandhill/platform/identity/identity.config.js';
import { ObjectStoreConfig } from '@sandhill/platform/object-store/object-store.config.js';
import { ListVariable } from './list-variable.js';

export class MediaConfig extends ObjectStoreConfig {
  /** Public key of the gateway. It verifies the identities of callers. */
  @IdentityPublicKeyVariable() readonly IDENTITY_PUBLIC_KEY: string;

  /** Bucket for renditions, which visitors read as `/media/…`. */
  @TextVariable() readonly MEDIA_BUCKET: string = 'media';

  /** Private bucket for the original uploads and the sizes of hidden pictures. */
  @TextVariable() readonly ORIGINALS_BUCKET: string = 'originals';

  /** Number of pictures that one process decodes at the same time. Each may need 200 MB. */
  @IntVariable({ min: 1, max: 32 }) readonly IMAGES_AT_ONCE: number = 2;

  /** Comma-separated folders whose disks are checked before an upload. */
  @ListVariable() readonly DISK_PATHS: readonly string[] = ['/'];

  /** Disk usage in percent above which uploads are refused, so that the remaining space is left for leads. */
  @IntVariable({ min: 1, max: 100 }) readonly UPLOADS_UNTIL_DISK_PERCENT: number = 90;

  /** Number of days after which project images in the bin are deleted permanently. */
  @IntVariable({ min: 1, max: 3650 }) readonly BIN_DAYS: number = 30;

  /**
   * Comma-separated parts of file names. Tools whose files have such names add a watermark at the bottom. `none` is the
   * empty list.
   */
  @ListVariable() readonly WATERMARK_FILE_NAMES: readonly string[] = ['TimePhoto', 'GPS Map Camera'];

  /**
   * Comma-separated parts of software names in EXIF blocks. Tools with such names add a watermark at the bottom. `none`
   * is the empty list.
   */
  @ListVariable() readonly WATERMARK_SOFTWARE: readonly string[] = ['Timestamp Camera', 'GPS Map Camera'];
}
