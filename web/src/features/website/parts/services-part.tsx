import { serviceIds } from '@sandhill/company/service-ids.js';
import { useSelector } from 'react-redux';
import { paths } from '../../../config/paths';
import { websiteContent } from '../../../content/website';
import { useContent } from '../../../lib/language-context';
import { selectWebsite } from '../draft/draft-slice';
import { itemName, shownText } from '../field-names';
import { Folded } from '../fields/folded';
import { ListField } from '../fields/list-field';
import { LocalizedField } from '../fields/text-field';

/** Fields for the services. The preview shows the page of the service that was opened last. */
export function ServicesPart({ onPage }: { onPage: (path: string) => void }) {
  const { content } = useSelector(selectWebsite);
  const words = useContent(websiteContent);
  return serviceIds.map((id) => (
    <Folded
      key={id}
      path={`services.${id}`}
      name={itemName(`services.${id}`, content, words)}
      onOpen={() => onPage(paths.service(id))}
    >
      <LocalizedField path={`services.${id}.name`} />
      <LocalizedField path={`services.${id}.shortDescription`} />
      <LocalizedField path={`services.${id}.fullDescription`} />
      <ListField
        path={`services.${id}.benefits`}
        blank={() => ({ en: '', es: '' })}
        title={(benefit) => shownText(benefit, words)}
      >
        {(path) => <LocalizedField path={path} />}
      </ListField>
    </Folded>
  ));
}
