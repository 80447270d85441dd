import { useEffect, useRef, useState } from 'react';
import { TextField } from '../../../components/ui/field';
import { inboxContent } from '../../../content/inbox';
import { useContent } from '../../../lib/language-context';

const settlesAfterMs = 300;

interface SearchFieldProps {
  id: string;
  /** Search text of the address. */
  q: string;
  onSearch: (q: string) => void;
  className?: string;
}

/**
 * The search field. Its text goes into the address after a delay, because browsers limit how often that may change.
 * Back and Forward change the field.
 */
export function SearchField({ id, q, onSearch, className }: SearchFieldProps) {
  const content = useContent(inboxContent);
  const [text, setText] = useState(q);
  const [known, setKnown] = useState(q);
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const search = useRef(onSearch);
  const [sent, setSent] = useState(q);
  useEffect(() => {
    search.current = onSearch;
  });
  useEffect(() => () => clearTimeout(pending.current), []);
  if (q !== known) {
    setKnown(q);
    if (q !== sent) {
      setText(q);
      setSent(q);
    }
  }
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(pending.current);
    pending.current = setTimeout(() => {
      setSent(typed.trim());
      search.current(typed);
    }, settlesAfterMs);
  };
  return (
    <TextField
      id={id}
      label={content.search}
      hint={content.searchHint}
      className={className}
      control={{
        type: 'search',
        value: text,
        maxLength: 200,
        onChange: (event) => type(event.target.value),
      }}
    />
  );
}
