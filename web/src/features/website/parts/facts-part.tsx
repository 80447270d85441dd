import { claimIds } from '@sandhill/company/content/claim-ids.js';
import type { ComponentProps } from 'react';
import { Group } from '../../../components/ui/group';
import { websiteContent } from '../../../content/website';
import { useContent } from '../../../lib/language-context';
import { DayField, NumberField } from '../fields/choice-fields';
import { shownText } from '../field-names';
import { Folded } from '../fields/folded';
import { ListField } from '../fields/list-field';
import { LocalizedField, TextField } from '../fields/text-field';
import { People } from './people';

const networks = ['facebook', 'instagram', 'pinterest', 'twitter', 'linkedin'];

const pair = 'grid gap-3 sm:grid-cols-2';

function Claims() {
  const { groups, claims } = useContent(websiteContent);
  return (
    <Group title={groups.claims}>
      {claimIds.map((id) => (
        <Folded key={id} path={`claims.${id}`} name={claims[id]}>
          <LocalizedField path={`claims.${id}.text`} />
          <div className={pair}>
            <NumberField path={`claims.${id}.value`} isOptional />
            <DayField path={`claims.${id}.asOf`} isOptional />
          </div>
          <TextField path={`claims.${id}.evidence`} />
        </Folded>
      ))}
    </Group>
  );
}

export function FactsPart(people: ComponentProps<typeof People>) {
  const words = useContent(websiteContent);
  const { sections, groups, coordinates } = words;
  return (
    <>
      <Group title={sections.company}>
        <div className={pair}>
          <TextField path="facts.name" />
          <TextField path="facts.phone" type="tel" />
        </div>
        <TextField path="facts.fullName" />
        <div className={pair}>
          <NumberField path="facts.yearFounded" />
        </div>
      </Group>
      <Group title={sections.address}>
        <div className={pair}>
          <TextField path="facts.address.street" />
          <TextField path="facts.address.city" />
          <TextField path="facts.address.state" />
          <TextField path="facts.address.zip" />
        </div>
        <Folded path="facts.address.at" name={coordinates.show}>
          <div className={pair}>
            <NumberField path="facts.address.at.0" />
            <NumberField path="facts.address.at.1" />
          </div>
        </Folded>
      </Group>
      <Group title={sections.emails}>
        <div className={pair}>
          {['general', 'office', 'support'].map((name) => (
            <TextField key={name} path={`facts.emails.${name}`} type="email" />
          ))}
        </div>
      </Group>
      <Group title={sections.owners}>
        <ListField path="facts.owners" blank={() => ''} isHeadingHidden>
          {(path) => <TextField path={path} />}
        </ListField>
      </Group>
      <Group title={groups.people}>
        <People {...people} />
      </Group>
      <Group title={sections.licenses}>
        <ListField
          path="facts.licenses"
          blank={() => ({ name: { en: '', es: '' }, number: '' })}
          title={({ name }) => shownText(name, words)}
          isFolded
          isHeadingHidden
        >
          {(path) => (
            <>
              <LocalizedField path={`${path}.name`} />
              <TextField path={`${path}.number`} />
              <TextField path={`${path}.register`} type="url" />
            </>
          )}
        </ListField>
      </Group>
      <Group title={sections.social}>
        <div className={pair}>
          {networks.map((name) => (
            <TextField key={name} path={`facts.socialMedia.${name}`} type="url" />
          ))}
        </div>
      </Group>
      <Claims />
    </>
  );
}
