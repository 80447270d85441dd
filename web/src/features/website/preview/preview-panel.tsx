import type { SiteContent } from '@sandhill/company/content/site-content.js';
import { useId, useState } from 'react';
import { useSelector } from 'react-redux';
import { Button } from '../../../components/ui/button';
import { SelectField } from '../../../components/ui/field';
import { localizedPath, splitLanguage } from '../../../config/paths';
import { websiteContent } from '../../../content/website';
import { useDraft } from '../../../lib/drafts/use-draft';
import { useContent, useLanguage } from '../../../lib/language-context';
import { selectWebsite } from '../draft/draft-slice';
import { pageName } from '../field-names';
import { previewPages } from './preview-pages';
import { PreviewFrame, type WindowKind, windowWidths } from './preview-frame';
import { usePreview } from './use-preview';

interface PreviewPanelProps {
  /** An older version, instead of the draft. */
  lookedAt: SiteContent | null;
  /** The page that is shown, in English. */
  page: string;
  onPage: (page: string) => void;
  /** It begins folded: on a small screen it is below what is edited. */
  isFolded: boolean;
}

const kinds = Object.keys(windowWidths) as WindowKind[];

/** A page as it would be with this content, before anything is published. */
export function PreviewPanel({ lookedAt, page, onPage, isFolded }: PreviewPanelProps) {
  const words = useContent(websiteContent);
  const { preview: texts } = words;
  const draft = useSelector(selectWebsite).content;
  const content = lookedAt ?? draft;
  const id = useId();
  const ownLanguage = useLanguage();
  const [language, setLanguage] = useState(ownLanguage);
  const [kind, setKind] = useDraft<WindowKind>('preview-width', 'phone');
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || !isFolded;
  const preview = usePreview(content, isOpen ? localizedPath(page, language) : null);
  const said = {
    shown: '',
    loading: texts.loading,
    waits: texts.waits,
    busy: texts.busy,
    failed: texts.failed,
  };
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 space-y-3 rounded-2xl border border-line p-4 xl:sticky xl:top-28"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-lg">
          {texts.title}
        </h2>
        {isFolded && (
          <Button variant="outline" aria-expanded={isOpen} onClick={() => setOpened(!isOpened)}>
            {isOpen ? texts.hide : texts.show}
          </Button>
        )}
      </div>
      {isOpen && (
        <>
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            <SelectField
              id={`${id}-page`}
              label={texts.page}
              className="max-sm:col-span-2"
              control={{ value: page, onChange: ({ target }) => onPage(target.value) }}
            >
              {previewPages.map((path) => (
                <option key={path} value={path}>
                  {pageName(path, content, words)}
                </option>
              ))}
            </SelectField>
            <SelectField
              id={`${id}-language`}
              label={texts.language}
              control={{
                value: language,
                onChange: ({ target }) => setLanguage(target.value === 'es' ? 'es' : 'en'),
              }}
            >
              <option value="en">{words.languages.en}</option>
              <option value="es">{words.languages.es}</option>
            </SelectField>
            <SelectField
              id={`${id}-width`}
              label={texts.width}
              control={{ value: kind, onChange: ({ target }) => setKind(target.value as WindowKind) }}
            >
              {kinds.map((one) => (
                <option key={one} value={one}>
                  {texts[one]}
                </option>
              ))}
            </SelectField>
          </div>
          <output className="block min-h-6 text-sm text-ink-soft">{said[preview.state]}</output>
          {preview.html && (
            <PreviewFrame
              title={texts.frame(pageName(splitLanguage(preview.path).path, content, words))}
              preview={preview}
              kind={kind}
            />
          )}
        </>
      )}
    </section>
  );
}
