/** Insertions into a path that a server could read differently than a browser does. */
const oddities: Record<string, string> = {
  'a line break and a header': '%0d%0aSet-Cookie:%20a=b',
  'a line feed and a header': '%0aX-Identity:%20forged',
  'a carriage return': '%0d',
  'a line feed': '%0a',
  'two line breaks': '%0d%0a%0d%0a<script>',
  'a tab': '%09',
  'a vertical tab': '%0b',
  'a form feed': '%0c',
  'an escape': '%1b',
  'a delete': '%7f',
  'a NUL': '%00',
  'a backslash': '%5c',
  'a raw backslash': '\\',
  'two raw backslashes': '\\\\',
  'an encoded slash': '%2f',
  'two encoded slashes': '%2f%2f',
  'a slash encoded twice': '%252f%252f',
  'a line break encoded twice': '%250d%250aSet-Cookie:%20a=b',
  'an overlong slash': '%c0%af',
  'an overlong dot': '%c0%ae%c0%ae',
  'an overlong line break': '%c0%8d%c0%8aSet-Cookie:%20a=b',
  'a line break as a wide character': '%e5%98%8d%e5%98%8aSet-Cookie:%20a=b',
  'a line separator': '%e2%80%a8',
  'a next-line character': '%c2%85',
  'a raw high byte': '\u00ff',
  'half a character': '%e2%28',
  'half an escape': '%4',
  'a bad escape': '%zz',
  'a semicolon': ';',
  'a semicolon and dots': '..;',
  'an at sign': '@',
  'a colon': ':',
  'a question mark': '%3f',
  'a number sign': '%23',
  dots: '%2e%2e',
  'a quote': '%22',
};

/** Functions that return a path with an insertion; `elsewhere.test` stands for another site. */
const places: Array<(oddity: string) => string> = [
  (oddity) => `/${oddity}/`,
  (oddity) => `/${oddity}/elsewhere.test/`,
  (oddity) => `/${oddity}elsewhere.test/`,
  (oddity) => `//elsewhere.test/${oddity}/`,
  (oddity) => `/about${oddity}/`,
  (oddity) => `/about/${oddity}`,
  (oddity) => `/media/1f/800.webp${oddity}`,
  (oddity) => `/about/?next=${oddity}elsewhere.test`,
];

const alone = [
  '//elsewhere.test/',
  '///elsewhere.test//',
  '/.elsewhere.test/',
  '/about//',
  '//about//',
  '/./about/',
  '/nothing/../about/',
  '/../about/',
  'http://elsewhere.test/about/',
  'http://elsewhere.test//elsewhere.test/',
  '/https://elsewhere.test/',
  '/javascript:alert(1)/',
  '/%61bout/',
  '/ABOUT/',
  '/es/about/',
  '/es/admin/',
  '/admin/',
  '/assets/',
  '/media/',
  '/robots.txt/',
];

export const pathSpellings: readonly string[] = [
  ...Object.values(oddities).flatMap((oddity) => places.map((place) => place(oddity))),
  ...alone,
];

/** Pieces of random paths. The paths cover combinations that no table lists. */
export const pathPieces: readonly string[] = [
  ...Object.values(oddities),
  ...`/ // about es admin media 1f 800.webp api assets elsewhere.test . .. ? # & = x`.split(' '),
  ...`main-1a2b3c4d.js index.html .br .gz %2e 404`.split(' '),
];
