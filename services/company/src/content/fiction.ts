import { firstVersion } from './first-version.js';
import type { Problem } from './problems.js';
import { claimEnds } from './shown-claims.js';
import type { SiteContent } from './site-content.js';

const exampleAddress = /[\w-]\.example\b/i;

/**
 * Returns the content that a live site must not publish: shipped samples, claims without proof on the given day, and
 * `.example` addresses.
 */
export function fictionOf(content: SiteContent, today: string): Problem[] {
  return [...samplesIn(content), ...unprovenIn(content.claims, today), ...exampleAddressesIn(content)];
}

function samplesIn({ facts, testimonials, people = [] }: SiteContent): Problem[] {
  const shipped = firstVersion;
  const texts = new Set(shipped.testimonials.flatMap(({ text }) => [text.en, text.es]));
  const numbers = new Set(shipped.facts.licenses.map(({ number }) => number));
  const owners = new Set(shipped.facts.owners);
  return [
    ...testimonials.flatMap(({ text }, index) =>
      (['en', 'es'] as const).flatMap((language): Problem[] =>
        texts.has(text[language])
          ? [{ path: `testimonials.${index}.text.${language}`, code: 'sample_testimonial' }]
          : [],
      ),
    ),
    ...facts.licenses.flatMap(({ number }, index): Problem[] =>
      numbers.has(number) ? [{ path: `facts.licenses.${index}.number`, code: 'sample_license' }] : [],
    ),
    ...facts.owners.flatMap((name, index): Problem[] =>
      owners.has(name) ? [{ path: `facts.owners.${index}`, code: 'sample_person' }] : [],
    ),
    ...people.flatMap(({ name }, index): Problem[] =>
      owners.has(name) ? [{ path: `people.${index}.name`, code: 'sample_person' }] : [],
    ),
  ];
}

function unprovenIn(claims: SiteContent['claims'], today: string): Problem[] {
  return Object.entries(claims).flatMap(([id, { text, asOf, evidence }]): Problem[] => {
    if (text.en.trim() === '') return [];
    const isDated = asOf !== null && asOf <= today && today <= claimEnds(asOf);
    return [
      ...(evidence.trim() === '' ? [{ path: `claims.${id}.evidence`, code: 'claim_unproven' } as const] : []),
      ...(isDated ? [] : [{ path: `claims.${id}.asOf`, code: 'claim_outdated' } as const]),
    ];
  });
}

function exampleAddressesIn(value: unknown, path = ''): Problem[] {
  if (typeof value === 'string') return exampleAddress.test(value) ? [{ path, code: 'example_address' }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    exampleAddressesIn(inner, path ? `${path}.${key}` : key),
  );
}
