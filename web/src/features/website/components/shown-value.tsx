import { websiteContent, type WebsiteContent } from '../../../content/website';
import { useContent } from '../../../lib/language-context';
import { isNode } from '../draft/paths';

function inShort(value: unknown, words: WebsiteContent): string {
  if (value === null || value === undefined || value === '') return words.conflict.empty;
  if (typeof value === 'boolean') return value ? words.conflict.yes : words.conflict.no;
  if (typeof value === 'string') return (words.day as Record<string, string>)[value] ?? value;
  if (Array.isArray(value)) {
    if (value.length === 0) return words.conflict.empty;
    return value.map((item) => inShort(item, words)).join(', ');
  }
  if (!isNode(value)) return String(value);
  const { from, to, en, name, title, question, date, alt } = value;
  if (from !== undefined && to !== undefined) return `${String(from)}–${String(to)}`;
  if (isNode(alt)) return [words.pictures.chosen, alt['en']].filter(Boolean).join(': ');
  if (typeof en === 'string') return en || words.conflict.empty;
  return [date, name ?? title ?? question]
    .filter(Boolean)
    .map((part) => inShort(part, words))
    .join(' ');
}

export function ShownValue({ value, lang }: { value: unknown; lang?: string }) {
  const words = useContent(websiteContent);
  const isList = Array.isArray(value) && value.some(isNode);
  if (!isList) return <span lang={lang}>{inShort(value, words)}</span>;
  return (
    <>
      {words.conflict.entries(value.length)}
      <ol className="list-decimal pl-5">
        {value.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the items never change their order
          <li key={index}>{inShort(item, words)}</li>
        ))}
      </ol>
    </>
  );
}

export const langOf = (path: string): string | undefined => /\.(en|es)$/.exec(path)?.[1];
