import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderPart } from '../../testing/test-utils';
import { CopyButton } from './copy-button';

function Codes() {
  const [codes, setCodes] = useState('old codes');
  return (
    <>
      <CopyButton text={codes} />
      <button type="button" onClick={() => setCodes('new codes')}>
        Renew
      </button>
    </>
  );
}

it('says of new codes no more that they are copied', async () => {
  const user = userEvent.setup();
  renderPart(<Codes />);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Renew' }));

  expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
});
