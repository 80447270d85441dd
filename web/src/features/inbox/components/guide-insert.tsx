import { findEntries } from '@sandhill/company/plant-guide/find-entries.js';
import { type GuideEntryName, guidePath } from '@sandhill/company/plant-guide/guide-entry-name.js';
import { type Confidence, confidences } from '@sandhill/company/plant-guide/plant.js';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { CancelButton } from '../../../components/ui/cancel-button';
import { Checkbox } from '../../../components/ui/checkbox';
import { SelectField, TextField } from '../../../components/ui/field';
import { Options } from '../../../components/ui/options';
import { localizedPath } from '../../../config/paths';
import { guideAnswersContent } from '../../../content/guide-answers';
import { useDraft } from '../../../lib/drafts/use-draft';
import { useGetGuideNamesQuery } from '../../../lib/guide-names';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { LeadDetail } from '../../../types/api';

const maxShown = 6;

/**
 * Returns the guide entries that match a search, up to a limit. Without a search, the entries from whose pages the
 * visitor came are first.
 */
function shown(entries: readonly GuideEntryName[], query: string, cameFrom: readonly string[]) {
  if (query.trim()) return findEntries(entries, query).slice(0, maxShown);
  const first = cameFrom.flatMap((slug) => entries.find((entry) => entry.slug === slug) ?? []);
  return [...new Set([...first, ...entries])].slice(0, maxShown);
}

function guideSentence(
  entry: GuideEntryName,
  confidence: Confidence,
  language: LeadDetail['language'],
): string {
  const address = location.origin + localizedPath(guidePath(entry), language);
  return guideAnswersContent[language].sentences[confidence](entry.name[language], address);
}

interface EntryChoiceProps {
  entries: readonly GuideEntryName[];
  chosen?: string;
  onChoose: (slug: string) => void;
}

function EntryChoice({ entries, chosen, onChoose }: EntryChoiceProps) {
  const content = useContent(guideAnswersContent);
  const language = useLanguage();
  const name = useId();
  if (entries.length === 0) return <p className="text-ink-soft">{content.none}</p>;
  return (
    <fieldset>
      <legend className="sr-only">{content.found}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {entries.map((entry) => (
          <Checkbox
            key={entry.slug}
            type="radio"
            name={name}
            checked={entry.slug === chosen}
            onChange={() => onChoose(entry.slug)}
            className="cursor-pointer gap-3"
            label={
              <span className="min-w-0">
                {entry.name[language]}{' '}
                <span className="text-sm text-ink-soft">{content.kinds[entry.kind]}</span>
              </span>
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

interface GuideInsertProps {
  leadId: string;
  language: LeadDetail['language'];
  /** Slugs of the guide entries from whose pages the visitor came. */
  cameFrom: readonly string[];
  onInsert: (sentence: string) => void;
  onClose: () => void;
}

export function GuideInsert({ leadId, language, cameFrom, onInsert, onClose }: GuideInsertProps) {
  const content = useContent(guideAnswersContent);
  const { data: entries, isError, refetch } = useGetGuideNamesQuery();
  const [query, setQuery] = useDraft(`lead/${leadId}/guide-search`, '');
  const [slug, setSlug] = useState<string>();
  const [confidence, setConfidence] = useState<Confidence>('medium');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const entry = entries?.find((each) => each.slug === slug);
  const sentence = entry && guideSentence(entry, confidence, language);
  return (
    <section aria-label={content.open} className="space-y-3 rounded-xl border border-line bg-band p-4">
      <TextField
        label={content.search}
        hint={content.searchHint}
        control={{
          type: 'search',
          autoComplete: 'off',
          value: query,
          onChange: (event) => setQuery(event.target.value),
          // Prevents Enter from submitting the form around the picker, which would send the answer.
          onKeyDown: (event) => event.key === 'Enter' && event.preventDefault(),
          ref: field,
        }}
      />
      {isError && (
        <p className="flex flex-wrap items-center gap-3">
          {content.failed}
          <Button variant="outline" onClick={() => void refetch()}>
            {content.tryAgain}
          </Button>
        </p>
      )}
      {entries && <EntryChoice entries={shown(entries, query, cameFrom)} chosen={slug} onChoose={setSlug} />}
      <SelectField
        label={content.confidence}
        control={{
          value: confidence,
          onChange: (event) => setConfidence(event.target.value as Confidence),
        }}
      >
        <Options of={confidences} name={(one) => content.confidences[one]} />
      </SelectField>
      {sentence && (
        <p className="wrap-anywhere">
          <span className="text-sm text-ink-soft">{content.preview}: </span>
          <span lang={language}>{sentence}</span>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          disabled={!sentence}
          onClick={() => {
            if (!sentence) return;
            setQuery('');
            onInsert(sentence);
          }}
        >
          {content.insert}
        </Button>
        <CancelButton onClick={onClose} />
      </div>
    </section>
  );
}
