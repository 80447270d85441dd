import type { ConfigClass } from '../config/process.config.js';
import { SecretVariable, TextVariable, UrlVariable } from '../config/variables.js';
import { QueueConfig } from '../queue/queue.config.js';

/** Returns a subclass of `base` that adds the variables of the object store. */
export function StoreConfig<Base extends ConfigClass>(base: Base) {
  class WithStore extends base {
    /** S3 endpoint, such as `http://minio:9000`. */
    @UrlVariable(['http', 'https']) readonly S3_URL: string;

    @TextVariable() readonly S3_REGION: string = 'us-east-1';

    /** Name of the access key. It is not a secret. */
    @TextVariable() readonly S3_ACCESS_KEY: string;

    @SecretVariable({ minLength: 6 }) readonly S3_SECRET_KEY: string;
  }
  return WithStore;
}

export class ObjectStoreConfig extends StoreConfig(QueueConfig) {}
