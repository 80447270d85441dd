import { createSiteServer } from './create-site-server.ts';
import { prepareSite } from './prepare-site.ts';

/** Variables: TRUSTED_PROXY (optional), PORT, HOST, PUBLIC_URL, GATEWAY_URL, STORE_URL, SITE_FOLDER (built), WORK_FOLDER (prepared here) and, in development, VITE_URL. */
const variable = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
};

const publicUrl = variable('PUBLIC_URL');
const folder = variable('WORK_FOLDER');
await prepareSite({ from: variable('SITE_FOLDER'), to: folder, publicUrl });

const server = createSiteServer({
  folder,
  gatewayUrl: variable('GATEWAY_URL'),
  storeUrl: variable('STORE_URL'),
  publicUrl,
  trustedProxy: process.env['TRUSTED_PROXY'],
  viteUrl: process.env['VITE_URL'],
});
server.listen(Number(variable('PORT')), variable('HOST'));

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), 5000).unref();
  });
}
