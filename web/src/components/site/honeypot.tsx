import type { Ref } from 'react';
import { formsContent } from '../../content/forms';
import { useContent } from '../../lib/language-context';

/** Attributes by which 1Password, LastPass, Bitwarden and Dashlane leave a field alone. */
const ignored = {
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
};

/**
 * A field that people neither see nor reach, but that spam programs fill in. It is not named `website`, because
 * autofill ignores `autoComplete` and fills fields with names that it knows from a contact. The request of such a
 * visitor would count as spam.
 */
export function Honeypot({ ref }: { ref?: Ref<HTMLInputElement> }) {
  const { honeypot } = useContent(formsContent);
  return (
    <div aria-hidden className="absolute -left-[9999px] size-px overflow-hidden">
      <label>
        {honeypot}
        <input ref={ref} type="text" name="remarks" tabIndex={-1} autoComplete="off" {...ignored} />
      </label>
    </div>
  );
}
