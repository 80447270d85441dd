import { pageIds } from '@sandhill/company/content/page-ids.js';
import { useSelector } from 'react-redux';
import { Group } from '../../../components/ui/group';
import { websiteContent } from '../../../content/website';
import { useContent } from '../../../lib/language-context';
import { selectWebsite } from '../draft/draft-slice';
import { CheckField } from '../fields/choice-fields';
import { Folded } from '../fields/folded';
import { LocalizedField } from '../fields/text-field';
import { itemName } from '../field-names';
import { pageOfId } from '../preview/preview-pages';

export function SearchPart({ onPage }: { onPage: (path: string) => void }) {
  const { content } = useSelector(selectWebsite);
  const words = useContent(websiteContent);
  return (
    <>
      {pageIds.map((id) => (
        <Folded
          key={id}
          path={`pages.${id}`}
          name={itemName(`pages.${id}`, content, words)}
          onOpen={() => onPage(pageOfId(id))}
        >
          {['title', 'description', 'keywords'].map((name) => (
            <LocalizedField key={name} path={`pages.${id}.${name}`} />
          ))}
        </Folded>
      ))}
      {content?.hints && (
        <Group title={words.groups.hints}>
          <LocalizedField path="hints.notFound" />
          <CheckField path="hints.diagnostics" />
        </Group>
      )}
    </>
  );
}
