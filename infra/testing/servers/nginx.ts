import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onPath } from '../../local/servers/on-path.ts';

interface NginxOptions {
  folder: string;
  /** Folder with `base`, `current` and `kept`. take-site.sh or the site server maintains it. */
  site: string;
  port: number;
  gatewayPort: number;
  storePort: number;
  /** Proxies whose `X-Forwarded-…` headers are trusted, separated by commas. */
  trustedProxy?: string;
  /** Further `server` and `upstream` blocks, for comparisons with the product in the same nginx process. */
  beside?: string;
}

const configuration = join(import.meta.dirname, '../../deploy/nginx');

/**
 * Returns the command that runs the product's nginx configuration on this machine, with upstreams that Debian's version
 * of nginx accepts.
 *
 * @returns undefined if nginx is missing
 */
export function nginxCommand(options: NginxOptions): { command: string; args: string[] } | undefined {
  const command = onPath('nginx');
  if (!command) return undefined;
  const { folder, site, port, gatewayPort, storePort, trustedProxy = '', beside = '' } = options;
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  cpSync(configuration, join(folder, 'sandhill'), { recursive: true });
  const inFolder = (path: string) =>
    readFileSync(join(configuration, path), 'utf8')
      .replaceAll('/tmp/', `${folder}/`)
      .replaceAll('/dev/std', `${folder}/std`);
  const main = inFolder('nginx.conf').replace(/}\s*$/, () => `${beside}}\n`);
  writeFileSync(join(folder, 'sandhill/forwarded.conf'), inFolder('forwarded.conf'));
  writeFileSync(join(folder, 'nginx.conf'), main);
  writeFileSync(join(folder, 'sandhill/listen.conf'), `listen 127.0.0.1:${port};\nset $site ${site};\n`);
  writeFileSync(
    join(folder, 'sandhill/upstreams.conf'),
    `${upstream('gateway', gatewayPort)}${upstream('store', storePort)}map "" $gateway_address { default gateway; }
map "" $store_scheme { default http; }
map "" $store_host { default store; }
`,
  );
  const believed = trustedProxy.split(',').filter(Boolean);
  writeFileSync(
    join(folder, 'trusted-proxy.conf'),
    believed.map((peer) => `set_real_ip_from ${peer};\n`).join(''),
  );
  // nginx runs as root, because another user could not read the site if only root may enter the checkout.
  const user = process.getuid?.() === 0 ? ' user root;' : '';
  return { command, args: ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', `daemon off;${user}`] };
}

/**
 * Returns an upstream like that in upstreams.conf, without directives that Debian's version of nginx does not accept.
 */
function upstream(name: string, port: number): string {
  return `upstream ${name} { server 127.0.0.1:${port} max_fails=0; keepalive 64; keepalive_timeout 4s; }\n`;
}
