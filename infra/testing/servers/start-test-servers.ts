import { join } from 'node:path';
import { freePorts } from '../../local/servers/free-port.ts';
import { minioKeys, s3rverKeys } from '../../local/store-keys.ts';
import { startStore } from '../../local/servers/object-store.ts';
import { onPath } from '../../local/servers/on-path.ts';
import { ensureDatabases, startPostgres } from '../../local/servers/postgres.ts';
import { makeMemoryFolder } from './memory-folder.ts';
import { startRedis } from './redis.ts';
import { prepareTestServer } from './test-servers.ts';
import { removeData } from '../../local/servers/remove-data.ts';

interface TestServers {
  environment: Record<string, string>;
  stop: () => Promise<void>;
}

const secret = 'only-for-tests';

/** Starts a real PostgreSQL and an object store in a temporary folder, and if the machine has them, Redis and MinIO. */
export async function startTestServers(): Promise<TestServers> {
  const folder = makeMemoryFolder('sandhill-test-');
  const [postgresPort = 0, redisPort = 0, s3Port = 0, minioPort = 0] = await freePorts(4);
  const [postgres, redis, s3rver, minio] = await Promise.all([
    startPostgres({
      folder: join(folder, 'postgres'),
      port: postgresPort,
      password: secret,
      isDurable: false,
    }),
    startRedis(redisPort),
    startStore(s3rverKeys, join(folder, 's3rver'), s3Port),
    onPath('minio') ? startStore(minioKeys(secret), join(folder, 'minio'), minioPort) : undefined,
  ]);
  await ensureDatabases(postgres.url('postgres'), [{ name: 'queue', password: secret }]);
  await prepareTestServer(postgres.url('postgres'));
  const environment: Record<string, string> = {
    TEST_POSTGRES_URL: postgres.url('postgres'),
    TEST_S3RVER: JSON.stringify(s3rver),
    ...(minio && { TEST_MINIO: JSON.stringify(minio) }),
    ...(redis && { TEST_REDIS_URL: redis.url }),
  };
  const stop = async () => {
    await Promise.all([postgres.stop(), redis?.stop(), s3rver.stop(), minio?.stop()]);
    removeData(folder);
  };
  return { environment, stop };
}
