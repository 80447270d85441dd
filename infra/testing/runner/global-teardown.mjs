/**
 * Jest calls this once per project, after the last test. The first call stops the servers, which all projects shared.
 */
export default async function globalTeardown() {
  const servers = globalThis.testServers;
  delete globalThis.testServers;
  await (await servers)?.stop();
}
