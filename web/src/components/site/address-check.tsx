import type { AreaResult } from '@sandhill/company/match-area.js';
import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { homeContent } from '../../content/home';
import { useLazyModule } from '../../hooks/use-lazy-module';
import { useContent } from '../../lib/language-context';
import { Button, buttonClass } from '../ui/button';
import { controlClass } from '../ui/field';
import { PartFailed } from '../ui/part-failed';
import { phoneHref } from './admin-access';
import { profile, site } from '../../lib/site';

const loadRule = () => import('@sandhill/company/match-area.js');

interface AddressCheckProps {
  onCarry: (address: string) => void;
  /** Called with the name of the area that contains the address; without a name if no area does. */
  onFound?: (area?: string) => void;
}

export function AddressCheck({ onCarry, onFound }: AddressCheckProps) {
  const content = useContent(homeContent).area;
  const id = useId();
  const [result, setResult] = useState<{ answer: AreaResult; asked: string } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const rule = useLazyModule(form, loadRule);
  const output = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (result) output.current?.scrollIntoView?.({ block: 'nearest' });
  }, [result]);
  const check = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = String(new FormData(event.currentTarget).get('place')).trim();
    if (!asked) return;
    const code = await rule.need();
    if (!code) return;
    const answer = code.matchArea(asked, site.areas);
    setResult({ answer, asked });
    onFound?.(answer.name ?? undefined);
  };
  const sentence = ({ match, name }: AreaResult) => {
    if (match === 'unknown' || match === 'outside') return content[match];
    return content[match](name ?? '');
  };
  return (
    // Before hydration, a submit would put the typed text into the URL. With this method, a submit does nothing.
    <form method="dialog" ref={form} onSubmit={(event) => void check(event)} className="space-y-3">
      <label htmlFor={id} className="block font-display text-xl">
        {content.check}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          type="text"
          name="place"
          autoComplete="street-address"
          placeholder={content.placeholder}
          className={`${controlClass} min-w-0 flex-1 basis-48`}
        />
        <Button type="submit" aria-busy={rule.isLoading}>
          <Search aria-hidden className="size-5" />
          {content.search}
        </Button>
      </div>
      {rule.hasFailed && <PartFailed />}
      <output ref={output} className="block">
        {result && (
          <span className="flex flex-wrap items-center gap-2 rounded-xl bg-info p-4">
            <span className="grow basis-full font-medium">{sentence(result.answer)}</span>
            {result.answer.match !== 'served' && (
              <a href={phoneHref} className={buttonClass('primary')}>
                {profile.phone.display}
              </a>
            )}
            <Button variant="outline" onClick={() => onCarry(result.asked)}>
              {content.carry}
            </Button>
          </span>
        )}
      </output>
    </form>
  );
}
