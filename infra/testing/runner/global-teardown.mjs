/** The first project's teardown stops what all projects shared; Jest calls it after the last test. */
export default async function globalTeardown() {
  const servers = globalThis.testServers;
  delete globalThis.testServers;
  await (await servers)?.stop();
}
