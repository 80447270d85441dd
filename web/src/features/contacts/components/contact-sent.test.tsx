import { screen } from '@testing-library/react';
import { claims } from '../../../lib/site';
import { renderPart } from '../../../testing/test-utils';
import { ContactSent } from './contact-sent';

describe(ContactSent.name, () => {
  it.each([true, false])('promises a time only with a claim about it (%s)', (hasClaim) => {
    const claim = claims.contactResponse;
    if (!hasClaim) delete claims.contactResponse;

    renderPart(<ContactSent receipt={{ reference: 'C-7' }} onAgain={() => undefined} />);

    claims.contactResponse = claim;
    expect(screen.queryAllByText(/^We answer by/)).toHaveLength(hasClaim ? 1 : 0);
    expect(screen.getByText(/confirmation email/)).toBeVisible();
  });

  it('promises no confirmation email where the site sends none', () => {
    renderPart(<ContactSent receipt={{ reference: 'C-7', receipts: false }} onAgain={() => undefined} />);

    expect(screen.getByText('C-7')).toBeVisible();
    expect(screen.queryByText(/confirmation email/)).toBeNull();
  });
});
