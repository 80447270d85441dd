import { startTestServers } from '../servers/start-test-servers.ts';

/** Jest calls it once a project; the servers start with the first call and are shared by all. */
export default async function globalSetup() {
  globalThis.testServers ??= startTestServers();
  const servers = await globalThis.testServers;
  Object.assign(process.env, servers.environment);
}
