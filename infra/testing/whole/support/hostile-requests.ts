/** A request in the bytes that are sent. */
interface HostileRequest {
  what: string;
  bytes: string | Buffer;
}

const lead = JSON.stringify({
  name: 'Ana',
  email: 'ana@visitor.example',
  subject: 'x',
  message: 'Ten palms.',
});

const post = (headers: string[], body: string | Buffer, path = '/api/contact'): Buffer =>
  Buffer.concat([
    Buffer.from(
      [`POST ${path} HTTP/1.1`, 'Host: localhost', 'Sec-Fetch-Site: same-origin', ...headers, '', ''].join(
        '\r\n',
      ),
      'latin1',
    ),
    Buffer.from(body),
  ]);

const json = 'Content-Type: application/json';
const get = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n');

/**
 * Requests that two servers in a row could see as ending at different bytes. None may count as a lead, or reach a
 * service in parts.
 */
export const framingTricks: HostileRequest[] = [
  {
    what: 'a length and chunks',
    bytes: post(
      [json, 'Content-Length: 6', 'Transfer-Encoding: chunked'],
      '0\r\n\r\nGET /api/user HTTP/1.1\r\n\r\n',
    ),
  },
  { what: 'two lengths', bytes: post([json, 'Content-Length: 4', `Content-Length: ${lead.length}`], lead) },
  { what: 'a list of lengths', bytes: post([json, `Content-Length: 4, ${lead.length}`], lead) },
  { what: 'a negative length', bytes: post([json, 'Content-Length: -1'], lead) },
  { what: 'a length with a sign', bytes: post([json, `Content-Length: +${lead.length}`], lead) },
  { what: 'a length that is no number', bytes: post([json, 'Content-Length: 0x10'], lead) },
  { what: 'an endless length', bytes: post([json, `Content-Length: ${'9'.repeat(40)}`], lead) },
  { what: 'a bad chunk size', bytes: post([json, 'Transfer-Encoding: chunked'], 'zz\r\n{}\r\n0\r\n\r\n') },
  {
    what: 'a negative chunk size',
    bytes: post([json, 'Transfer-Encoding: chunked'], '-1\r\n{}\r\n0\r\n\r\n'),
  },
  {
    what: 'a chunk size beyond all numbers',
    bytes: post([json, 'Transfer-Encoding: chunked'], `${'f'.repeat(20)}\r\n{}\r\n0\r\n\r\n`),
  },
  {
    what: 'a chunk longer than it says',
    bytes: post([json, 'Transfer-Encoding: chunked'], '1\r\n{"name":1}\r\n0\r\n\r\n'),
  },
  { what: 'an unknown transfer encoding', bytes: post([json, 'Transfer-Encoding: xchunked'], '0\r\n\r\n') },
  { what: 'two encodings', bytes: post([json, 'Transfer-Encoding: chunked, identity'], '0\r\n\r\n') },
  { what: 'chunks spelt with a tab', bytes: post([json, 'Transfer-Encoding:\x0bchunked'], '0\r\n\r\n') },
  { what: 'a space before the colon', bytes: post([json, 'Transfer-Encoding : chunked'], '0\r\n\r\n') },
  { what: 'a folded header', bytes: get('/api/projects', 'X-One: a\r\n b') },
  { what: 'a header without a name', bytes: get('/api/projects', ': nameless') },
  { what: 'a NUL in a header', bytes: get('/api/projects', 'X-One: a\0b') },
  { what: 'a bare carriage return', bytes: get('/api/projects', 'X-One: a\rX-Identity: forged') },
];

/** Requests with lines and headers that a server must refuse, or answer like ordinary ones. */
export const lineTricks: HostileRequest[] = [
  { what: 'no host', bytes: 'GET /api/projects HTTP/1.1\r\n\r\n' },
  { what: 'two hosts', bytes: get('/api/projects', 'Host: elsewhere.test') },
  { what: 'an unknown method', bytes: get('/api/projects').replace('GET', 'BREW') },
  { what: 'a method with a line break', bytes: get('/api/projects').replace('GET', 'GE\nT') },
  { what: 'TRACE', bytes: get('/api/projects').replace('GET', 'TRACE') },
  { what: 'CONNECT', bytes: 'CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: localhost\r\n\r\n' },
  { what: 'the whole server', bytes: 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n' },
  { what: 'a version of the future', bytes: get('/api/projects').replace('HTTP/1.1', 'HTTP/3.7') },
  { what: 'HTTP/2 without asking', bytes: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n' },
  { what: 'the start of TLS', bytes: Buffer.from('16030100a5010000a10303', 'hex') },
  { what: 'noise', bytes: Buffer.from(Array.from({ length: 400 }, (_, index) => (index * 97) % 256)) },
  { what: 'another server as the path', bytes: get('http://elsewhere.test/api/user') },
  { what: 'a path with a space', bytes: get('/api/pro jects') },
  { what: 'a path of 100 kB', bytes: get(`/api/${'a'.repeat(100_000)}`) },
  { what: 'a header of 100 kB', bytes: get('/api/projects', `X-Long: ${'a'.repeat(100_000)}`) },
  {
    what: '3,000 headers',
    bytes: get('/api/projects', ...Array.from({ length: 3_000 }, (_, index) => `X-H${index}: 1`)),
  },
  { what: 'a cookie of 20 kB', bytes: get('/api/user', `Cookie: sandhill_session=${'a'.repeat(20_000)}`) },
];

/** Returns a cursor in the lists' format, for a position that no list has. */
const aPlace = (at: string) =>
  Buffer.from(`${at},019aa000-0000-7000-8000-000000000001`).toString('base64url');

/** Spellings of internal or odd paths. The requests are ordinary otherwise. */
export const oddPaths: string[] = [
  '/api/internal/session',
  '/api/%69nternal/session',
  '/api/user/../internal/session',
  '/api/user/%2e%2e/internal/session',
  '/api/user/%252e%252e/internal/session',
  '/api/user/..;/internal/session',
  '/api//internal/session',
  '/api\\internal\\session',
  '/api/user%2f..%2finternal%2fsession',
  '/api/projects%00',
  '/api/projects/%c0%ae%c0%ae/user',
  '/api/projects/%E0%A4%A',
  '/api/projects/category/%ff%fe',
  '/api/projects/category/%00',
  '/api/projects/category/\u0000',
  '/api/leads/%27%20OR%201=1--',
  '/api/projects?cursor=%00&limit=%00',
  '/api/projects?category=%00',
  '/api/projects?category=%ed%a0%80',
  '/api/projects/category/x?placement=%00',
  '/api/leads?q=%00',
  '/api/leads/export.csv?q=%00',
  `/api/leads?cursor=${aPlace('2026-02-31T00:00:00.000000Z')}`,
  `/api/leads?cursor=${aPlace('0000-01-01T00:00:00.000000Z')}`,
  `/api/projects?limit=1&cursor=${aPlace('0,99999999999999')}`,
  '/api/projects?__proto__[x]=1&constructor[prototype][y]=1',
  '/api/leads/photos/x?token=%00',
  '/api/health/live',
  '/health/ready',
  '/api/metrics',
];

/** Paths of files, buckets and operators' pages that the public server must not serve. */
export const hiddenPaths: string[] = [
  '/.env',
  '/.git/config',
  '/.git/HEAD',
  '/.refused/unreadable',
  '/package.json',
  '/assets/',
  '/assets',
  '/media',
  '/media/',
  '/media/?list-type=2',
  '/media/?prefix=&delimiter=/',
  '/media//',
  '/media/x',
  '/media/..%2foriginals/x',
  '/media/../originals/',
  '/media/%2e%2e/lead-photos/',
  '/originals/',
  '/lead-photos/',
  '/metrics',
  '/health/ready',
  '/health/live',
  '/api/internal/session',
  '/api/metrics',
  '/server-status',
  '/nginx_status',
  '/minio/health/live',
  '/minio/v2/metrics/cluster',
  '/vite.config.ts',
  '/src/main.ts',
];
