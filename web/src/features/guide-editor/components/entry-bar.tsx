import { guidePath } from '@sandhill/company/plant-guide/guide-entry-name.js';
import { ConfirmButton } from '../../../components/ui/confirm-button';
import { Button, buttonClass } from '../../../components/ui/button';
import { localizedPath } from '../../../config/paths';
import { guideEditorContent } from '../../../content/guide-editor';
import { formatDay, formatTime } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { EntryKind, GuideEntryDetail } from '../api/guide-api';
import { showField } from '../form/entry-form';
import type { EntryActions } from './use-entry-actions';

interface EntryBarProps {
  kind: EntryKind;
  /** Undefined for a new entry. */
  entry: GuideEntryDetail | undefined;
  name: string;
  purgeAt: string | null;
  isReadOnly: boolean;
  actions: EntryActions;
}

function EntryState({ entry, purgeAt, actions }: EntryBarProps) {
  const { bar } = useContent(guideEditorContent);
  const language = useLanguage();
  if (!entry) return <p className="font-medium">{bar.new}</p>;
  const { isPublished, deletedAt, checkedBy, checkedOn, changedBy, changedAt } = entry;
  const time = formatTime(changedAt, language);
  return (
    <>
      <p className="font-medium">
        {deletedAt === null
          ? isPublished
            ? bar.published
            : bar.draft
          : bar.binned(purgeAt ? formatTime(purgeAt, language) : '')}
      </p>
      <p className={actions.isChanged ? 'text-sm max-sm:hidden' : 'text-sm'}>
        {checkedBy && checkedOn ? bar.signed(checkedBy, formatDay(checkedOn, language)) : bar.unsigned}
      </p>
      <p className="text-sm text-ink-soft max-sm:hidden">
        {changedBy === null ? bar.shipped(time) : bar.changedBy(changedBy, time)}
      </p>
      {actions.isChanged && (
        <p className="text-sm">
          <span className="font-medium text-alert">{bar.unsaved}.</span>{' '}
          <span className="max-sm:hidden">{bar.kept}</span>
        </p>
      )}
    </>
  );
}

function Buttons({ kind, entry, name, actions }: EntryBarProps) {
  const { bar, sign, takeOff, bin } = useContent(guideEditorContent);
  const language = useLanguage();
  const { busy, isChanged, save } = actions;
  const isBusy = busy !== null;
  const isShown = entry?.isPublished === true;
  const question = (words: typeof bin, onConfirm: () => Promise<unknown>) => ({
    title: words.title,
    text: words.text,
    confirmLabel: words.confirm,
    busyLabel: bar.busy,
    onConfirm,
  });
  if (entry && entry.deletedAt !== null)
    return (
      <Button disabled={isBusy} onClick={() => void actions.restore()}>
        {bar.restore}
      </Button>
    );
  return (
    <>
      {isShown && !isChanged && (
        <a
          href={localizedPath(guidePath({ kind, slug: entry.slug }), language)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass('quiet', 'px-3!')}
        >
          {bar.look}
        </a>
      )}
      {isChanged && (
        <Button variant="quiet" className="px-3!" disabled={isBusy} onClick={actions.discard}>
          {bar.discard}
        </Button>
      )}
      {entry && !isChanged && (
        <>
          <ConfirmButton
            variant="quiet"
            className="px-3!"
            disabled={isBusy}
            question={question(bin, actions.remove)}
          >
            {bar.bin}
          </ConfirmButton>
          {isShown && (
            <ConfirmButton
              disabled={isBusy}
              question={question(takeOff, () => save('takenOff', { isPublished: false }))}
            >
              {bar.takeOff}
            </ConfirmButton>
          )}
          <ConfirmButton
            disabled={isBusy}
            question={question({ ...sign, text: sign.text(name) }, actions.sign)}
          >
            {bar.sign}
          </ConfirmButton>
        </>
      )}
      {!isShown && (
        <Button variant="outline" disabled={isBusy || !isChanged} onClick={() => void save('saved')}>
          {busy === 'saved' ? bar.saving : bar.save}
        </Button>
      )}
      {isShown ? (
        <Button variant="action" disabled={isBusy || !isChanged} onClick={() => void save('published')}>
          {busy === 'published' ? bar.busy : bar.savePublished}
        </Button>
      ) : (
        <Button
          variant="action"
          disabled={isBusy || (!entry && !isChanged)}
          onClick={() => void save('published', { isPublished: true })}
        >
          {busy === 'published' ? bar.busy : bar.publish}
        </Button>
      )}
    </>
  );
}

function Faults({ actions: { faults } }: EntryBarProps) {
  const { faultsTitle, fields, spanish } = useContent(guideEditorContent);
  const names = Object.keys(faults);
  if (names.length === 0) return null;
  const labelOf = (field: string) => {
    const known = fields[field];
    return known ?? spanish(fields[field.replace(/Es$/, '')] ?? field);
  };
  return (
    <div role="alert" className="border-t border-line pt-3">
      <p className="font-medium text-alert">{faultsTitle(names.length)}</p>
      <ul className="flex flex-wrap gap-x-4">
        {names.map((field) => (
          <li key={field}>
            <button
              type="button"
              onClick={() => showField(field)}
              className="min-h-11 text-link underline underline-offset-4"
            >
              {labelOf(field)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function EntryBar(props: EntryBarProps) {
  const { bar } = useContent(guideEditorContent);
  return (
    <section
      aria-label={bar.label}
      data-top-bar={props.actions.isChanged || undefined}
      className="space-y-3 rounded-2xl border border-line bg-ground p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-56">
          <EntryState {...props} />
        </div>
        {!props.isReadOnly && (
          <div className="flex flex-wrap items-center gap-2 sm:justify-end">
            <Buttons {...props} />
          </div>
        )}
      </div>
      <Faults {...props} />
    </section>
  );
}
