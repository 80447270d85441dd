import { startTestServers } from '../servers/start-test-servers.ts';

/** Jest calls this once per project. The first call starts the servers, and all projects share them. */
export default async function globalSetup() {
  globalThis.testServers ??= startTestServers();
  const servers = await globalThis.testServers;
  Object.assign(process.env, servers.environment);
}
