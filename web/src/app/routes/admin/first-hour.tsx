import { facts as shippedFacts } from '@sandhill/company/first-version/facts.js';
import { useGetAccountsQuery } from '../../../features/auth/api/accounts-api';
import { useGetHealthQuery } from '../../../features/auth/api/auth-api';
import { useGetPasskeysQuery } from '../../../features/auth/api/passkeys-api';
import { useGetMailAddressesQuery } from '../../../features/desk-settings/api/desk-settings-api';
import {
  useGetFirstHourQuery,
  useGetPublishedFactsQuery,
  useGetSamplesQuery,
} from '../../../features/first-hour/api/first-hour-api';
import { Checklist, type StepStates } from '../../../features/first-hour/components/checklist';
import type { MailAddresses, User } from '../../../types/api';

const required = ['office', 'general', 'fallback'];

/**
 * Returns whether the required mail addresses are set. A live site does not start without them; in a demo, owners set
 * them in the admin area.
 */
function isMailSet({ addresses, isFixed }: MailAddresses, isLive: boolean): boolean {
  return isLive || isFixed || addresses.every(({ name, isSet }) => isSet || !required.includes(name));
}

/** Returns for each step whether it is done, as the services report it; undefined until all services have answered. */
function useStepStates(user: User): StepStates | undefined {
  const reads = {
    health: useGetHealthQuery(),
    passkeys: useGetPasskeysQuery(),
    facts: useGetPublishedFactsQuery(),
    mail: useGetMailAddressesQuery(),
    samples: useGetSamplesQuery(),
    accounts: useGetAccountsQuery(),
    firstHour: useGetFirstHourQuery(),
  };
  if (Object.values(reads).some(({ isLoading }) => isLoading)) return undefined;
  const { health, passkeys, facts, mail, samples, accounts, firstHour } = reads;
  const isLive = health.data && health.data.mode === 'live';
  return {
    password: !user.passwordIsTemporary,
    factor: user.hasSecondFactor || (passkeys.data && passkeys.data.passkeys.length > 0),
    facts: facts.data && facts.data.name !== shippedFacts.name && facts.data.phone !== shippedFacts.phone,
    mail: mail.data && isMailSet(mail.data, isLive ?? false),
    pictures: facts.data?.hasPictures,
    samples: samples.data && samples.data.shown === 0,
    people: accounts.data?.some(({ id }) => id !== user.id),
    test: firstHour.data && firstHour.data.testArrivedAt !== null,
    // Never done automatically, because the site cannot know where the backup's key is stored.
    backup: false,
    live: isLive,
  };
}

/**
 * The steps of the first hour. The overview leaves out postponed steps and done steps. A step that the user completes
 * within the overview's list stays until they leave the page. The settings show all steps.
 */
export function FirstHour({ user, isWhole }: { user: User; isWhole?: boolean }) {
  const states = useStepStates(user);
  const { data } = useGetFirstHourQuery();
  if (!states) return null;
  return <Checklist user={user} states={states} putOff={data?.putOff ?? []} isWhole={isWhole} />;
}
