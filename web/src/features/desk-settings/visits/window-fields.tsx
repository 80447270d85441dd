import { useState } from 'react';
import { Button } from '../../../components/ui/button';
import { SelectField } from '../../../components/ui/field';
import { visitSettingsContent } from '../../../content/visit-settings';
import { useContent, useLanguage } from '../../../lib/language-context';
import { serviceNames } from '../../../lib/site';
import { RequiredField } from '../components/required-field';
import { ChooseSome } from './choose-some';
import type { WindowValues } from './visit-values';
import type { QuoteServiceId } from '@sandhill/company/quote-service-id.js';

const nearby = 'nearby';
const maxPlaces = 20;
const placeCounts = Array.from({ length: maxPlaces }, (_, index) => String(index + 1));

interface WindowFieldsProps {
  window: WindowValues;
  areas: readonly string[];
  onChange: (window: WindowValues) => void;
  onRemove: () => void;
}

export function WindowFields({ window, areas, onChange, onRemove }: WindowFieldsProps) {
  const content = useContent(visitSettingsContent);
  const language = useLanguage();
  const time = (name: 'starts' | 'ends') => (
    <RequiredField
      type="time"
      min={name === 'ends' ? window.starts : undefined}
      label={content[name]}
      value={window[name]}
      onType={(typed) => onChange({ ...window, [name]: typed })}
      wrong={content.reasons.ends_before_start}
    />
  );
  // Chosen communities that the site does not list anymore. They are shown so that the owner can remove them.
  const [notServed] = useState(() =>
    (window.communities ?? []).filter((name) => name !== nearby && !areas.includes(name)),
  );
  const services = Object.entries(serviceNames) as [QuoteServiceId, Record<'en' | 'es', string>][];
  return (
    <div className="grid grid-cols-2 items-start gap-3 rounded-xl border border-line p-3 sm:grid-cols-[9rem_9rem_9rem_auto]">
      {time('starts')}
      {time('ends')}
      <SelectField
        label={content.places}
        control={{
          value: window.places,
          onChange: ({ target }) => onChange({ ...window, places: target.value }),
        }}
      >
        {placeCounts.map((count) => (
          <option key={count}>{count}</option>
        ))}
      </SelectField>
      <Button
        variant="quiet"
        className="mt-7"
        onClick={onRemove}
        aria-label={content.removeOf(window.starts, window.ends)}
      >
        {content.remove}
      </Button>
      <div className="col-span-full grid gap-3 sm:grid-cols-2 sm:items-start">
        <ChooseSome
          label={content.communities}
          all={content.everywhere}
          options={[
            { id: nearby, name: content.nearby },
            ...areas.map((name) => ({ id: name, name })),
            ...notServed.map((name) => ({ id: name, name: content.notServed(name) })),
          ]}
          value={window.communities}
          onChange={(communities) => onChange({ ...window, communities })}
        />
        <ChooseSome
          label={content.services}
          all={content.allServices}
          options={services.map(([service, name]) => ({ id: service, name: name[language] }))}
          value={window.services}
          onChange={(chosen) => onChange({ ...window, services: chosen })}
        />
      </div>
    </div>
  );
}
