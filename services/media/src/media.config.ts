import { IntVariable, TextVariable } from '@sandhill/platform/config/variables.js';
import { IdentityPublicKeyVariable } from '@sandhill/platform/identity/identity.config.js';
import { ObjectStoreConfig } from '@sandhill/platform/object-store/object-store.config.js';
import { ListVariable } from './list-variable.js';

/** The variables of the media service and its worker. */
export class MediaConfig extends ObjectStoreConfig {
  /** Checks who calls; the gateway holds the other half. */
  @IdentityPublicKeyVariable() readonly IDENTITY_PUBLIC_KEY: string;

  /** Renditions; visitors read its objects as `/media/…`. */
  @TextVariable() readonly MEDIA_BUCKET: string = 'media';

  /** What was uploaded, as it came; nobody but this service reads it. */
  @TextVariable() readonly ORIGINALS_BUCKET: string = 'originals';

  /** Pictures that one process decodes at once: each may need 200 MB for a moment. */
  @IntVariable({ min: 1, max: 32 }) readonly IMAGES_AT_ONCE: number = 2;

  /** Folders, with commas between, whose disks are looked at before an upload. */
  @ListVariable() readonly DISK_PATHS: readonly string[] = ['/'];

  /** From how full a disk on, in percent, uploads are refused: the rest is kept for leads. */
  @IntVariable({ min: 1, max: 100 }) readonly UPLOADS_UNTIL_DISK_PERCENT: number = 90;

  /** Days that a deleted project image stays in the bin. */
  @IntVariable({ min: 1, max: 3650 }) readonly BIN_DAYS: number = 30;

  /** With commas between: what is in the file names of tools that print a watermark at the bottom; `none` for none. */
  @ListVariable() readonly WATERMARK_FILE_NAMES: readonly string[] = ['TimePhoto', 'GPS Map Camera'];

  /** The same for the name of the program in a picture's EXIF block. */
  @ListVariable() readonly WATERMARK_SOFTWARE: readonly string[] = ['Timestamp Camera', 'GPS Map Camera'];
}
