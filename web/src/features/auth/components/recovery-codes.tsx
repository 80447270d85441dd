import { useDispatch, useSelector } from 'react-redux';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/ui/button';
import { CopyButton } from '../../../components/ui/copy-button';
import { accountsContent } from '../../../content/accounts';
import { useContent } from '../../../lib/language-context';
import { codesKept, selectRecoveryCodes } from '../recovery-codes-slice';

export function RecoveryCodes() {
  const content = useContent(accountsContent).secondFactor;
  const dispatch = useDispatch();
  const codes = useSelector(selectRecoveryCodes);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasCodes = codes.length > 0;
  useEffect(() => {
    if (!hasCodes) return;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'center' });
  }, [hasCodes]);
  if (!hasCodes) return null;
  return (
    <section className="space-y-3 rounded-2xl border-2 border-primary bg-glow-soft p-5">
      <h3 ref={heading} tabIndex={-1} className="text-heading">
        {content.recoveryTitle}
      </h3>
      <p>{content.recoveryText}</p>
      <ul className="grid gap-2 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="rounded-lg bg-ground px-3 py-1.5">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={codes.join('\n')} />
        <Button onClick={() => void dispatch(codesKept())}>{content.recoveryDone}</Button>
      </div>
    </section>
  );
}
