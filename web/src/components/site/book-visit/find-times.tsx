import { Search } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { paths } from '../../../config/paths';
import { bookContent } from '../../../content/book';
import { useContent } from '../../../lib/language-context';
import type { VisitWindow } from '../../../types/api';
import { Button, buttonClass } from '../../ui/button';
import { controlClass, describedBy, FieldError } from '../../ui/field';
import { LocalLink } from '../local-link';
import { useGetPlaceWindowsQuery } from './place-windows-api';
import { WindowList } from './window-list';

interface FindTimesProps {
  /** The place whose times are shown; empty until the visitor has entered one. */
  place: string;
  onFind: (place: string) => void;
  onChoose: (window: VisitWindow) => void;
}

/**
 * Finds the times at which somebody can visit an address or community. If there are none, links to the contact page.
 */
export function FindTimes({ place, onFind, onChoose }: FindTimesProps) {
  const content = useContent(bookContent);
  const id = useId();
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const {
    currentData: data,
    isFetching,
    isError,
    refetch,
  } = useGetPlaceWindowsQuery(place, { skip: place === '' });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = String(new FormData(event.currentTarget).get('place')).trim();
    setMissing(asked.length < 2);
    if (asked.length < 2) return field.current?.focus();
    if (asked === place) void refetch();
    else onFind(asked);
  };
  const hasNone = isError || (data && data.windows.length === 0);
  const none = isError ? content.failed : data?.isOutside ? content.outside : content.none;
  return (
    <>
      {/* Before hydration, a submit would put the typed text into the URL. With this method, a submit does nothing. */}
      <form noValidate method="dialog" onSubmit={submit}>
        <label htmlFor={`${id}-place`} className="mb-1 block font-medium">
          {content.place}
        </label>
        <div className="flex flex-wrap items-start gap-2">
          <div className="min-w-0 flex-1 basis-48">
            <input
              ref={field}
              id={`${id}-place`}
              name="place"
              defaultValue={place}
              maxLength={500}
              aria-required
              aria-invalid={isMissing || undefined}
              aria-describedby={describedBy(id, isMissing)}
              onChange={() => setMissing(false)}
              autoComplete="street-address"
              className={controlClass}
            />
            <FieldError id={`${id}-error`}>{isMissing ? content.missing : undefined}</FieldError>
          </div>
          <Button type="submit" aria-busy={isFetching}>
            <Search aria-hidden className="size-5" />
            {content.show}
          </Button>
        </div>
      </form>
      <div aria-live="polite">
        {hasNone && !isFetching && (
          <div className="mt-4 rounded-xl bg-info p-4">
            <p className="font-medium">{none}</p>
            <LocalLink to={paths.contact} className={buttonClass('primary', 'mt-3')}>
              {content.toContact}
            </LocalLink>
          </div>
        )}
        {data && data.windows.length > 0 && (
          <div className="mt-6 max-w-md">
            <h3 id={`${id}-times`} className="font-display text-lg font-semibold">
              {content.times(data.areaName)}
            </h3>
            <WindowList
              labelledBy={`${id}-times`}
              windows={data.windows}
              isBusy={isFetching}
              onChoose={onChoose}
            />
          </div>
        )}
      </div>
    </>
  );
}
