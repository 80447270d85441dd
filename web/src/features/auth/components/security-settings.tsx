import { useSelector } from 'react-redux';
import { securityContent } from '../../../content/security';
import { useFocusWhenLost } from '../../../hooks/use-focus-when-lost';
import { useContent } from '../../../lib/language-context';
import { useGetSessionQuery } from '../api/auth-api';
import { AuthenticatorApp } from './authenticator-app';
import { NewRecoveryCodes } from './new-recovery-codes';
import { Passkeys } from './passkeys';
import { RecoveryCodes } from './recovery-codes';
import { selectRecoveryCodes } from '../recovery-codes-slice';

export const securityHeadingId = 'security';

export function SecondFactors() {
  const { lost } = useContent(securityContent);
  const { data: session } = useGetSessionQuery();
  const hasApp = session?.secondFactor?.hasAuthenticatorApp ?? false;
  // Recovery codes are created together with the first factor, even if it is a passkey.
  const hasFactor = session?.secondFactor?.isOn ?? false;
  return (
    <>
      <RecoveryCodes />
      <Passkeys hasAuthenticatorApp={hasApp} />
      <AuthenticatorApp isOn={hasApp} hasCodes={hasFactor} />
      {hasFactor && <NewRecoveryCodes />}
      <section className="rounded-2xl bg-band p-4 sm:p-5">
        <h3 className="text-heading">{lost.title}</h3>
        <ul className="mt-2 max-w-prose list-disc space-y-1 pl-5">
          {lost.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

export function SecuritySettings() {
  const { settings } = useContent(securityContent);
  const hasCodes = useSelector(selectRecoveryCodes).length > 0;
  const heading = useFocusWhenLost<HTMLHeadingElement>(hasCodes ? 'codes' : 'factors');
  return (
    <section aria-labelledby={securityHeadingId} className="space-y-4">
      <div>
        <h2 ref={heading} id={securityHeadingId} tabIndex={-1} className="scroll-mt-4 text-title">
          {settings.title}
        </h2>
        <p className="text-ink-soft">{settings.text}</p>
      </div>
      <SecondFactors />
    </section>
  );
}
