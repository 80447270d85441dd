import { SecretVariable, TextVariable, UrlVariable } from '../config/variables.js';
import { QueueConfig } from '../queue/queue.config.js';

/** The variables of a process that keeps objects. */
export class ObjectStoreConfig extends QueueConfig {
  /** The S3 endpoint, for instance `http://minio:9000`. */
  @UrlVariable(['http', 'https']) readonly S3_URL: string;

  @TextVariable() readonly S3_REGION: string = 'us-east-1';

  /** A name, and no secret. */
  @TextVariable() readonly S3_ACCESS_KEY: string;

  @SecretVariable({ minLength: 6 }) readonly S3_SECRET_KEY: string;
}
