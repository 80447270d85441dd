import { type ReactNode, useId, useState } from 'react';
import { localizedPath, splitLanguage } from '../../config/paths';
import { websiteContent } from '../../content/website';
import { useDraft } from '../../lib/drafts/use-draft';
import { useContent, useLanguage } from '../../lib/language-context';
import { Button } from '../ui/button';
import { SelectField } from '../ui/field';
import type { Language } from '@sandhill/company/language.js';
import { Options } from '../ui/options';
import { PreviewFrame, type PreviewLinks, type WindowKind, windowWidths } from './preview-frame';
import { type AskForPreview, usePreview } from './use-preview';

interface PreviewSectionProps<Typed> {
  /** Values of the form from which the page is rendered; null while required values are missing. */
  typed: Typed | null;
  askFor: AskForPreview<Typed>;
  /** English path of the page. */
  page: string;
  /** Returns the name of a page, given its English path. */
  nameOf: (page: string) => string;
  choice?: ReactNode;
  linksIn?: (language: Language) => PreviewLinks;
  isFolded: boolean;
}

const kinds = Object.keys(windowWidths) as WindowKind[];

export function PreviewSection<Typed>(props: PreviewSectionProps<Typed>) {
  const { typed, askFor, page, nameOf, choice, linksIn, isFolded } = props;
  const { preview: texts, languages } = useContent(websiteContent);
  const id = useId();
  const ownLanguage = useLanguage();
  const [language, setLanguage] = useState(ownLanguage);
  const [kind, setKind] = useDraft<WindowKind>('preview-width', 'phone');
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || !isFolded;
  const preview = usePreview(typed, isOpen ? localizedPath(page, language) : null, askFor);
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
            {choice}
            <SelectField
              label={texts.language}
              control={{
                value: language,
                onChange: ({ target }) => setLanguage(target.value === 'es' ? 'es' : 'en'),
              }}
            >
              <option value="en">{languages.en}</option>
              <option value="es">{languages.es}</option>
            </SelectField>
            <SelectField
              label={texts.width}
              control={{ value: kind, onChange: ({ target }) => setKind(target.value as WindowKind) }}
            >
              <Options of={kinds} name={(one) => texts[one]} />
            </SelectField>
          </div>
          <output className="block min-h-6 text-sm text-ink-soft">
            {said[typed ? preview.state : 'waits']}
          </output>
          {preview.html && (
            <PreviewFrame
              title={texts.frame(nameOf(splitLanguage(preview.path).path))}
              preview={preview}
              kind={kind}
              links={linksIn?.(splitLanguage(preview.path).language)}
            />
          )}
        </>
      )}
    </section>
  );
}
