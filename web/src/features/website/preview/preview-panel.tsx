import type { SiteContent } from '@sandhill/company/content/site-content.js';
import type { Language } from '@sandhill/company/language.js';
import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PreviewLinks } from '../../../components/preview/preview-frame';
import { PreviewSection } from '../../../components/preview/preview-section';
import type { AskForPreview } from '../../../components/preview/use-preview';
import { SelectField } from '../../../components/ui/field';
import { Options } from '../../../components/ui/options';
import { websiteContent } from '../../../content/website';
import { anchorOf } from '../../../lib/anchor-of';
import { useContent } from '../../../lib/language-context';
import { previewSite } from '../api/website-api';
import { selectWebsite } from '../draft/draft-slice';
import { fieldAddress } from '../components/field-link';
import { differences } from '../draft/differences';
import type { Path } from '../draft/paths';
import { pageName } from '../field-names';
import { elementWith, fieldOf, fieldsByText, pictureOf, textOnPage } from './fields-on-page';
import { previewPages } from './preview-pages';

interface PreviewPanelProps {
  /** An older version that is shown instead of the draft; null to show the draft. */
  lookedAt: SiteContent | null;
  /** English path of the shown page. */
  page: string;
  onPage: (page: string) => void;
  isFolded: boolean;
  /** Number that is increased to render the preview again although nothing was typed. */
  round: number;
}

const askForPage: AskForPreview<SiteContent> = (content, path) => (dispatch) =>
  dispatch(previewSite.initiate({ content, path }, { track: false }));

/**
 * Returns the path of the field being edited: the field that was changed last or the field in the URL's hash, whichever
 * came later.
 */
function useEditedField(content: SiteContent | null): Path {
  const { hash } = useLocation();
  const [known, setKnown] = useState({ content, hash, path: anchorOf(hash) });
  if (known.hash !== hash) setKnown({ content, hash, path: anchorOf(hash) });
  else if (known.content !== content) {
    const changed = known.content && content ? differences(known.content, content) : [];
    setKnown({ content, hash, path: changed.at(-1)?.path ?? known.path });
  }
  return known.path;
}

export function PreviewPanel({ lookedAt, page, onPage, isFolded, round }: PreviewPanelProps) {
  const words = useContent(websiteContent);
  const draft = useSelector(selectWebsite).content;
  const content = lookedAt ?? draft;
  // oxlint-disable-next-line react/exhaustive-deps -- a new round requests the same content again
  const typed = useMemo(() => content && { ...content }, [content, round]);
  const navigate = useNavigate();
  const edited = useEditedField(content);
  const linksIn = (language: Language): PreviewLinks => ({
    onPress: (element) => {
      const path = draft && fieldOf(element, fieldsByText(draft, language));
      if (path) void navigate(fieldAddress(path), { state: { previewPage: page } });
    },
    edited: (shown) =>
      content && (pictureOf(edited, shown) ?? elementWith(textOnPage(edited, content, language), shown)),
  });
  const nameOf = (path: string) => pageName(path, content, words);
  return (
    <PreviewSection
      typed={typed}
      askFor={askForPage}
      page={page}
      nameOf={nameOf}
      linksIn={linksIn}
      isFolded={isFolded}
      choice={
        <SelectField
          label={words.preview.page}
          className="max-sm:col-span-2"
          control={{ value: page, onChange: ({ target }) => onPage(target.value) }}
        >
          <Options of={previewPages} name={nameOf} />
        </SelectField>
      }
    />
  );
}
