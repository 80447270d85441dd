import { Search } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { homeContent } from '../../content/home';
import { type AddressAnswer, checkAddress } from '../../lib/check-address';
import { useContent } from '../../lib/language-context';
import { Button, buttonClass } from '../ui/button';
import { controlClass } from '../ui/field';
import { phoneHref } from './admin-access';
import { profile } from '@sandhill/company/profile.js';

interface AddressCheckProps {
  onCarry: (address: string) => void;
  /** Called with the area that an answer names, or with nothing where it names none. */
  onFound?: (area?: string) => void;
}

/** 'Check Your Address': tells whether the company works there, and offers to carry the address into the quote form. */
export function AddressCheck({ onCarry, onFound }: AddressCheckProps) {
  const content = useContent(homeContent).area;
  const id = useId();
  const [result, setResult] = useState<{ answer: AddressAnswer; asked: string } | null>(null);
  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('place'));
    const answer = checkAddress(text);
    if (!answer) return;
    setResult({ answer, asked: text.trim() });
    onFound?.(answer.kind === 'outside' ? undefined : answer.area);
  };
  const sentence = (answer: AddressAnswer) =>
    answer.kind === 'outside' ? content.outside : content[answer.kind](answer.area);
  return (
    // Before hydration the browser would put what was typed into the address; with this method it does nothing.
    <form method="dialog" onSubmit={check} className="space-y-3">
      <label htmlFor={id} className="block font-display text-xl">
        {content.check}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          type="text"
          name="place"
          placeholder={content.placeholder}
          className={`${controlClass} min-w-0 flex-1 basis-48`}
        />
        <Button type="submit">
          <Search aria-hidden className="size-5" />
          {content.search}
        </Button>
      </div>
      <output className="block">
        {result && (
          <span className="flex flex-wrap items-center gap-2 rounded-xl bg-info p-4">
            <span className="grow basis-full font-medium">{sentence(result.answer)}</span>
            {result.answer.kind !== 'serve' && (
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
