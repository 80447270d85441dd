import { Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { buttonClass } from '../../../components/ui/button';
import { SelectField, TextField } from '../../../components/ui/field';
import { Options } from '../../../components/ui/options';
import { Notice } from '../../../components/ui/query-state';
import { guideEntryAddress } from '../../../config/admin-addresses';
import { guideEditorContent } from '../../../content/guide-editor';
import { useSearchText } from '../../../hooks/use-search-text';
import { formatTime } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { GuideEntry } from '../../../types/api';
import { entryName } from '../entry-name';
import { selectIsChanged } from '../form/changes';
import { entryStates, filtered, type ListFilter } from '../list-filter';
import { StateMark, UnsavedMark } from './entry-marks';

/**
 * Returns the filter, a function that changes it, and properties of the search field. The filter is in the URL, so that
 * the Back button restores it.
 */
function useListFilter() {
  const [search, setSearch] = useSearchParams();
  const kind = search.get('kind');
  const written: ListFilter = {
    q: search.get('q') ?? '',
    kind: kind === 'plant' || kind === 'issue' ? kind : '',
    state: entryStates.find((state) => state === search.get('state')) ?? 'any',
  };
  const change = (changed: Partial<ListFilter>) => {
    const { state, ...words } = { ...written, ...changed };
    setSearch(
      Object.entries({ ...words, state: state === 'any' ? '' : state }).filter(([, value]) => value !== ''),
      { replace: true },
    );
  };
  const { field, text, onInput } = useSearchText<HTMLInputElement>(written.q, (q) => change({ q }));
  return { filter: { ...written, q: text }, change, wordsProps: { ref: field, onInput } };
}

interface FiltersProps {
  filter: ListFilter;
  onChange: (change: Partial<ListFilter>) => void;
  wordsProps: ComponentProps<'input'>;
}

function Filters({ filter, onChange, wordsProps }: FiltersProps) {
  const { list } = useContent(guideEditorContent);
  return (
    <form
      aria-label={list.search}
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr]"
    >
      <TextField
        label={list.search}
        hint={list.searchHint}
        className="sm:col-span-2 lg:col-span-1"
        control={{ ...wordsProps, type: 'search', maxLength: 100 }}
      />
      <SelectField
        label={list.kind}
        control={{
          value: filter.kind,
          onChange: ({ target }) => onChange({ kind: target.value as ListFilter['kind'] }),
        }}
      >
        <option value="">{list.allKinds}</option>
        <option value="plant">{list.plants}</option>
        <option value="issue">{list.problems}</option>
      </SelectField>
      <SelectField
        label={list.state}
        control={{
          value: filter.state,
          onChange: ({ target }) => onChange({ state: target.value as ListFilter['state'] }),
        }}
      >
        <Options of={entryStates} name={(state) => list.states[state]} />
      </SelectField>
    </form>
  );
}

function EntryRow({ entry }: { entry: GuideEntry }) {
  const { kinds, list } = useContent(guideEditorContent);
  const language = useLanguage();
  const isChanged = useSelector(selectIsChanged(entry.id));
  const other = language === 'es' ? entry.name.en : entry.name.es;
  return (
    <li className="relative grid gap-x-4 gap-y-1 p-4 hover:bg-band sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="min-w-0">
        <h3 className="font-sans text-base">
          <Link
            to={guideEntryAddress(entry)}
            className="font-semibold after:absolute after:inset-0 hover:underline"
          >
            {entryName(entry, language)}
          </Link>
        </h3>
        <p className="text-sm text-ink-soft">{[kinds[entry.kind], other].filter(Boolean).join(' · ')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:justify-end">
        {isChanged && <UnsavedMark />}
        <span className="text-sm text-ink-soft">
          {entry.checkedBy === null ? list.unsigned : list.signed(entry.checkedBy)}
        </span>
        <time dateTime={entry.changedAt} className="text-sm text-ink-soft max-lg:hidden">
          {list.changed(formatTime(entry.changedAt, language))}
        </time>
        <StateMark {...entry} />
      </div>
    </li>
  );
}

function AddLink({ kind, label }: { kind: GuideEntry['kind']; label: string }) {
  return (
    <Link to={guideEntryAddress({ kind, slug: null })} className={buttonClass('outline')}>
      <Plus aria-hidden className="size-4" />
      {label}
    </Link>
  );
}

interface EntryListProps {
  entries: readonly GuideEntry[];
  isReadOnly: boolean;
}

export function EntryList({ entries, isReadOnly }: EntryListProps) {
  const { list, intro, readOnly, newPlant, newProblem } = useContent(guideEditorContent);
  const { filter, change, wordsProps } = useListFilter();
  const found = filtered(entries, filter);
  return (
    <div className="space-y-4">
      <p className="text-ink-soft">
        {intro} {isReadOnly && readOnly}
      </p>
      {!isReadOnly && (
        <div className="flex flex-wrap gap-3">
          <AddLink kind="plant" label={newPlant} />
          <AddLink kind="issue" label={newProblem} />
        </div>
      )}
      <Filters filter={filter} onChange={change} wordsProps={wordsProps} />
      <output className="block text-sm text-ink-soft">{list.count(found.length)}</output>
      {found.length === 0 ? (
        <Notice title={list.none} text={list.noneText} />
      ) : (
        <ul aria-label={list.label} className="divide-y divide-line rounded-2xl border border-line">
          {found.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </div>
  );
}
