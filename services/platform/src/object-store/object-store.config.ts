import { SecretVariable, TextVariable, UrlVariable } from '../config/variables.js';
import { QueueConfig } from '../queue/queue.config.js';

/** Variables of a process that uses the object store. */
export class ObjectStoreConfig extends QueueConfig {
  /** S3 endpoint, such as `http://minio:9000`. */
  @UrlVariable(['http', 'https']) readonly S3_URL: string;

  @TextVariable() readonly S3_REGION: string = 'us-east-1';

  /** Not a secret. */
  @TextVariable() readonly S3_ACCESS_KEY: string;

  @SecretVariable({ minLength: 6 }) readonly S3_SECRET_KEY: string;
}
