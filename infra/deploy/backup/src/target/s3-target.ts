import { buffer } from 'node:stream/consumers';
import type { BucketItem, Client } from 'minio';
import { isMissing, s3Client } from '../stack/s3-client.js';
import { UserError } from '../user-error.js';
import { MissingFile, type Target } from './target.js';

export class S3Target implements Target {
  readonly kind = 's3';
  readonly where: string;
  private readonly client: Client;
  private readonly bucket: string;
  private readonly prefix: string;

  /**
   * @param address S3 URL: `https://key:secret@host/bucket/prefix`, with `?region=…` if the provider needs it
   * @param secret overrides the secret in the URL
   * @throws UserError
   */
  constructor(address: string, secret?: string) {
    const url = parse(address);
    const [bucket = '', ...prefix] = decodeURIComponent(url.pathname).split('/').filter(Boolean);
    if (!bucket)
      throw new UserError('The S3 address of backups names no bucket: https://key:secret@host/bucket');
    if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
      throw new UserError(
        `The S3 address of backups names the bucket "${bucket}": it must be 3 to 63 small letters, digits, dots or dashes.`,
      );
    this.bucket = bucket;
    this.prefix = prefix.map((part) => `${part}/`).join('');
    this.where = `${url.origin}/${bucket}/${this.prefix}`;
    this.client = s3Client({
      url: url.origin,
      accessKey: decodeURIComponent(url.username),
      secretKey: secret || decodeURIComponent(url.password),
      region: url.searchParams.get('region') ?? undefined,
    });
  }

  async *list(prefix: string): AsyncIterable<string> {
    const items = this.client.listObjectsV2(
      this.bucket,
      this.prefix + prefix,
      true,
    ) as AsyncIterable<BucketItem>;
    for await (const { name } of items) if (name) yield name.slice(this.prefix.length);
  }

  async read(name: string): Promise<Buffer> {
    try {
      return await buffer(await this.client.getObject(this.bucket, this.prefix + name));
    } catch (error) {
      if (isMissing(error)) throw new MissingFile(name);
      throw error;
    }
  }

  async write(name: string, content: Buffer): Promise<void> {
    await this.client.putObject(this.bucket, this.prefix + name, content, content.length);
  }

  async remove(name: string): Promise<void> {
    await this.client.removeObject(this.bucket, this.prefix + name);
  }

  /** Does nothing, because an object appears only after all of it has been sent. */
  async removeUnfinished(): Promise<void> {}
}

export const isS3Address = (text: string) => /^https?:\/\//.test(text);

function parse(address: string): URL {
  const url = isS3Address(address) && !/%(?![\da-f]{2})/i.test(address) && URL.parse(address);
  if (!url)
    throw new UserError(
      'The S3 address of backups must be like https://key:secret@host/bucket/prefix, with /, # and % of the secret as %2F, %23 and %25',
    );
  return url;
}
