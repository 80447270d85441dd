const browsers: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];

const first = (names: [RegExp, string][], text: string) => names.find(([sign]) => sign.test(text))?.[1];

/** `Safari, iPhone`, from what a browser called itself; null when that says nothing known. */
export function browserName(userAgent: string | null): string | null {
  const text = userAgent ?? '';
  return [first(browsers, text), first(systems, text)].filter(Boolean).join(', ') || null;
}
