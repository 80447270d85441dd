import { useState } from 'react';
import { SelectField } from '../../../components/ui/field';
import { Options } from '../../../components/ui/options';
import { mailAddressesContent } from '../../../content/mail-addresses';
import { useContent, useLanguage } from '../../../lib/language-context';
import { serviceNames } from '../../../lib/site';
import type { MailAddress, MailAddresses as Addresses } from '../../../types/api';
import { useGetMailAddressesQuery } from '../api/desk-settings-api';
import { AddressRow } from './address-row';
import { SenderName } from './sender-name';
import { Setting } from '../../../components/ui/setting';

type AddressName = MailAddress['name'];
type BasicName = 'office' | 'general' | 'fallback' | 'reply';

const isBasic = (name: AddressName): name is BasicName =>
  ['office', 'general', 'fallback', 'reply'].includes(name);

function AddressList({ addresses, isFixed }: Pick<Addresses, 'addresses' | 'isFixed'>) {
  const { names, service, none, addFor, choose } = useContent(mailAddressesContent);
  const language = useLanguage();
  const [added, setAdded] = useState<readonly AddressName[]>([]);
  const nameOf = (name: AddressName) => (isBasic(name) ? names[name] : serviceNames[name][language]);
  const isShown = ({ name, email, pending }: MailAddress) =>
    isBasic(name) || email !== null || pending !== null || added.includes(name);
  const instead = (name: AddressName) => {
    if (name === 'reply') return none.reply;
    return isBasic(name) ? null : none.service;
  };
  const others = addresses.filter((address) => !isShown(address));
  return (
    <>
      <ul className="mt-2 divide-y divide-line">
        {addresses.filter(isShown).map((address) => (
          <AddressRow
            key={address.name}
            address={address}
            label={isBasic(address.name) ? names[address.name] : service(nameOf(address.name))}
            instead={instead(address.name)}
            isFixed={isFixed}
            isNew={added.includes(address.name) && address.email === null}
          />
        ))}
      </ul>
      {!isFixed && others.length > 0 && (
        <SelectField
          label={addFor}
          className="mt-2 max-w-md"
          control={{
            value: '',
            onChange: ({ target }) => setAdded([...added, target.value as AddressName]),
          }}
        >
          <option value="">{choose}</option>
          <Options of={others.map(({ name }) => name)} name={nameOf} />
        </SelectField>
      )}
    </>
  );
}

export function MailAddresses() {
  const { title, text, fixed, failed } = useContent(mailAddressesContent);
  const answer = useGetMailAddressesQuery();
  const { data } = answer;
  return (
    <Setting title={title} text={data?.isFixed ? fixed : text} failed={failed} answer={answer}>
      {data && <AddressList {...data} />}
      {data && !data.isFixed && <SenderName {...data} />}
    </Setting>
  );
}
