/** A request and the expected answer: its status, and parts of its headers and body. */
interface Route {
  path: string;
  method?: string;
  status: number;
  type?: string;
  cache?: string;
  location?: string;
  says?: string;
  referrer?: string;
  allow?: string;
  retryAfter?: string;
}

const html = 'text/html; charset=utf-8';
const year = 'public, max-age=31536000, immutable';
const picture = 'public, max-age=31536000, s-maxage=20, immutable';

const unavailable = {
  status: 502,
  type: 'application/json',
  cache: 'no-store',
  retryAfter: '5',
  says: 'service_unavailable',
};

/** Requests with their expected answers, which are the same for every public server. */
export const routeTable: Route[] = [
  { path: '/', status: 200, type: html, cache: 'no-cache', says: '<title>home' },
  { path: '/?utm=x', status: 200, type: html, says: '<title>home' },
  { path: '/about', status: 200, type: html, cache: 'no-cache', says: '<title>about' },
  { path: '/services/irrigation', status: 200, type: html, says: '<title>irrigation' },
  { path: '/es', status: 200, type: html, says: '<title>inicio' },
  { path: '/es/about', status: 200, type: html, says: '<title>nosotros' },
  { path: '/gallery/palms', status: 200, type: html, cache: 'no-cache', says: '<title>palms' },
  { path: '/gallery/palms/', status: 301, location: '/gallery/palms' },
  { path: '/gallery/old-palms', status: 200, type: html, cache: 'no-cache', says: '<title>leads on' },
  { path: '/gallery/none', status: 404, type: html, says: '<title>not found' },
  { path: '/about/', status: 301, location: '/about' },
  { path: '/contact/?subject=Careers', status: 301, location: '/contact?subject=Careers' },
  { path: '//about//', status: 301, location: '/about' },
  { path: '/admin/login/', status: 301, location: '/admin/login' },
  { path: '//elsewhere.test/', status: 404 },
  { path: '/robots.txt/', status: 404 },
  { path: '/nothing/', status: 404 },
  { path: '/%5Celsewhere.test/', status: 404 },
  { path: '/es/admin', status: 302, location: '/admin?language=es' },
  { path: '/es/admin/', status: 302, location: '/admin?language=es' },
  { path: '/es/admin?login=true', status: 302, location: '/admin?login=true&language=es' },
  { path: '/es/admin/login', status: 302, location: '/admin/login?language=es' },
  { path: '/es/administration', status: 404 },
  ...[
    '/admin',
    '/admin/login',
    '/admin/upload',
    '/admin/images',
    '/admin/quick-upload',
    '/admin/leads',
    '/admin/leads/Q-7F3K2M',
    '/admin/leads/Q-7F3K2M/brief',
    '/admin/leads/chats',
    '/admin/leads/chats/01a20878-8d01-7ae8-bff9-25e472cf8c47',
    '/admin/leads?q=palms&status=new',
    '/admin/accounts',
    '/admin/settings',
    '/admin/settings/security',
    '/admin/guide',
    '/admin/guide/plants/sabal-palm',
    '/admin/guide/new-problem',
  ].map((path): Route => ({ path, status: 200, type: html, cache: 'no-store', says: '<title>shell' })),
  { path: '/admin/leads/', status: 301, location: '/admin/leads' },
  { path: '/admin/leads/Q-7F3K2M/', status: 301, location: '/admin/leads/Q-7F3K2M' },
  { path: '/admin/leads/Q-7F3K2M/notes', status: 404, type: html, says: '<title>not found' },
  { path: '/admin/leads/chats/one/more', status: 404, type: html, says: '<title>not found' },
  // Programs that show mail add a character to a link, as in four of these.
  ...[
    '/have-it/AbC-1_2',
    '/have-it/AbC-1_2%3E?from=mail',
    '/es/q/AbC-1_2',
    '/q/AbC-1_2)',
    '/es/q/AbC-1_2.',
    '/p/AbC-1_2',
    '/es/p/AbC-1_2',
    '/p/AbC-1_2%20',
  ].map((path): Route => ({
    path,
    status: 200,
    type: html,
    cache: 'no-store',
    says: '<title>shell',
    referrer: 'no-referrer',
  })),
  { path: '/have-it/AbC-1_2/', status: 301, location: '/have-it/AbC-1_2', referrer: 'no-referrer' },
  { path: '/have-it', status: 404 },
  { path: '/q/%29AbC-1_2', status: 404 },
  { path: '/q/AbC-1_2/', status: 301, location: '/q/AbC-1_2', referrer: 'no-referrer' },
  { path: '/q', status: 404 },
  { path: '/p', status: 404 },
  { path: '/q/AbC-1_2/more', status: 404 },
  { path: '/have-it/AbC-1_2/more', status: 404 },
  { path: '/es/admin/leads', status: 302, location: '/admin/leads?language=es' },
  { path: '/admin/other', status: 404, type: html, says: '<title>not found' },
  { path: '/nothing', status: 404, type: html, cache: 'no-cache', says: '<title>not found' },
  { path: '/es/nothing', status: 404, type: html, says: '<title>no encontrada' },
  { path: '/services/unknown', status: 404, type: html, says: '<title>not found' },
  { path: '/app.html', status: 404, says: '<title>not found' },
  { path: '/404.html', status: 404, says: '<title>not found' },
  { path: '/404', status: 404, says: '<title>not found' },
  { path: '/es/404', status: 404, says: '<title>no encontrada' },
  { path: '/index', status: 404, says: '<title>not found' },
  { path: '/app', status: 404, says: '<title>not found' },
  { path: '/robots.txt.gz', status: 404, says: '<title>not found' },
  { path: '/about.html', status: 404, says: '<title>not found' },
  { path: '/about.html.gz', status: 404, says: '<title>not found' },
  { path: '/es/about.html', status: 404, says: '<title>no encontrada' },
  // Files that only the image has, and pages that are not in the published set.
  { path: '/icon.svg', status: 200, type: 'image/svg+xml', cache: 'public, max-age=3600' },
  { path: '/withdrawn', status: 404, says: '<title>not found' },
  { path: '/withdrawn/', status: 404, says: '<title>not found' },
  { path: '/withdrawn.html', status: 404, says: '<title>not found' },
  { path: '/set.json', status: 404, says: '<title>not found' },
  { path: '/set.sha256', status: 404, says: '<title>not found' },
  { path: '/site/content-1a2b3c4d.json', status: 200, type: 'application/json', cache: year },
  { path: '/site/content-5e6f7a8b.json', status: 404, says: '<title>not found' },
  { path: '/site/', status: 404, says: '<title>not found' },
  { path: '/site/content-1a2b3c4d.json', method: 'POST', status: 405 },
  { path: '/api/any.html', status: 200, type: 'application/json' },
  {
    path: '/sitemap.xml',
    status: 200,
    type: 'xml',
    cache: 'public, max-age=3600',
    says: '<loc>https://garden.test/',
  },
  { path: '/assets/../app.html', status: 404 },
  {
    path: '/robots.txt',
    status: 200,
    cache: 'public, max-age=3600',
    says: 'https://garden.test/sitemap.xml',
  },
  { path: '/assets/main-1a2b3c4d.js', status: 200, cache: year },
  { path: '/assets/main-1a2b3c4d.css', status: 200, type: 'text/css', cache: year },
  { path: '/assets/drawing-1a2b3c4d.svg', status: 200, type: 'image/svg+xml', cache: year },
  { path: '/assets/none.js', status: 404 },
  { path: '/assets/main-1a2b3c4d.js.br', status: 404 },
  { path: '/assets/main-1a2b3c4d.js', method: 'POST', status: 405 },
  { path: '/admin/login', method: 'POST', status: 405 },
  { path: '/', method: 'POST', status: 405, type: 'application/json' },
  { path: '/media/1f/800.webp', status: 200, type: 'image/webp', cache: picture, says: 'a picture' },
  { path: '/media/none.webp', status: 404 },
  { path: '/media/1f/800.webp', method: 'PUT', status: 405, type: 'application/json', allow: 'GET, HEAD' },
  { path: '/media/1f/none.webp', status: 404, type: html, cache: 'no-cache', says: '<title>not found' },
  ...['/media/1f/broken.webp', '/media/1f/dropped.webp'].map((path): Route => {
    return { path, ...unavailable };
  }),
  { path: '/api/projects', status: 200, type: 'application/json', says: '"path":"/api/projects"' },
  { path: '/api/refused', status: 422, type: 'application/json', says: 'refused by the gateway' },
];
