import type { QuoteServiceId } from '@sandhill/company/quote-service-id.js';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { CarriedAddress } from '../../../hooks/use-carried-address';
import { accept, answerQuotes, fill, showForm, submit } from '../../../testing/open-quote-form';
import { prerenderPart, renderPart } from '../../../testing/test-utils';
import { QuoteForm } from './quote-form';

/** A form with a button. Each press passes the same address to the form. */
function FormWithCarrier() {
  const [carried, setCarried] = useState<CarriedAddress>();
  return (
    <>
      <button type="button" onClick={() => setCarried({ address: '12 Palm Way, Estero' })}>
        Carry
      </button>
      <QuoteForm carried={carried} />
    </>
  );
}

/** A form on a page whose URL names a service, with a button that changes that service. */
function FormOfChosenService() {
  const [service, setService] = useState<QuoteServiceId>('lighting');
  return (
    <>
      <button type="button" onClick={() => setService('hoa-packages')}>
        Choose HOA
      </button>
      <QuoteForm selectedService={service} />
    </>
  );
}

const fullName = () => screen.getByRole('textbox', { name: /Full name/ });
const irrigation = () => screen.getByRole('checkbox', { name: 'Irrigation' });

describe('QuoteForm', () => {
  it('says what is missing, in the words of the form', async () => {
    showForm();

    await submit();

    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(screen.getByText('Please enter a valid phone number')).toBeVisible();
    expect(screen.getByText('Please enter your full property address')).toBeVisible();
    expect(screen.getByText('Please provide some details about your project')).toBeVisible();
    expect(screen.getByText('Please select at least one service')).toBeVisible();
    expect(screen.getByRole('group', { name: /services/i })).toHaveAccessibleDescription(
      'Please select at least one service',
    );
  });

  it('keeps the focus and what is typed before hydration, with the preselected service', async () => {
    const { hydrate } = prerenderPart(<QuoteForm selectedService="lighting" />);
    await userEvent.type(fullName(), 'Ana');
    irrigation().focus();
    const focused = document.activeElement;

    hydrate();

    expect(irrigation()).toHaveFocus();
    expect(irrigation()).toBe(focused);
    await userEvent.keyboard(' ');
    expect(irrigation()).toBeChecked();
    expect(fullName()).toHaveValue('Ana');
    expect(screen.getByRole('checkbox', { name: 'Landscape Lighting' })).toBeChecked();
    expect(sessionStorage.getItem('quote-draft')).toContain('Ana');
  });

  it('takes an address from elsewhere on the page, the same one again after it was changed', async () => {
    renderPart(<FormWithCarrier />);
    const address = screen.getByRole('textbox', { name: /Property address/ });
    expect(address).toHaveAccessibleDescription('Street, city and ZIP code');
    await userEvent.click(screen.getByRole('button', { name: 'Carry' }));
    expect(address).toHaveValue('12 Palm Way, Estero');
    expect(address).toHaveFocus();
    await userEvent.clear(address);

    await userEvent.click(screen.getByRole('button', { name: 'Carry' }));

    expect(address).toHaveValue('12 Palm Way, Estero');
  });

  it('comes back with an address that is carried into it after a request was sent', async () => {
    answerQuotes(accept);
    renderPart(<FormWithCarrier />);
    await fill();
    await submit();
    await screen.findByText('Q-1042');

    await userEvent.click(screen.getByRole('button', { name: 'Carry' }));

    expect(await screen.findByRole('textbox', { name: /Property address/ })).toHaveValue(
      '12 Palm Way, Estero',
    );
  });

  it('leaves no draft behind once it was sent, whatever service was preselected', async () => {
    answerQuotes(accept);
    renderPart(<QuoteForm selectedService="lighting" />);
    await fill();
    expect(sessionStorage.getItem('quote-draft')).toContain('Ana Ruiz');

    await submit();

    expect(await screen.findByText('Q-1042')).toBeVisible();
    expect(sessionStorage.getItem('quote-draft')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Submit Additional Property Request' }));
    expect(screen.getByRole('checkbox', { name: 'Landscape Lighting' })).toBeChecked();
    await userEvent.type(screen.getByRole('textbox', { name: /Full name/ }), 'Bo');
    expect(sessionStorage.getItem('quote-draft')).toContain('Bo');
  });

  it('moves the tick when the address names another service, and keeps what the visitor ticked', async () => {
    renderPart(<FormOfChosenService />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Irrigation' }));

    await userEvent.click(screen.getByRole('button', { name: 'Choose HOA' }));

    expect(screen.getByRole('checkbox', { name: 'HOA Packages' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Irrigation' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Landscape Lighting' })).not.toBeChecked();
  });

  it('keeps what was typed across a reload', async () => {
    const { unmount } = showForm();
    await userEvent.type(screen.getByRole('textbox', { name: /Full name/ }), 'Ana');
    unmount();

    showForm();

    expect(screen.getByRole('textbox', { name: /Full name/ })).toHaveValue('Ana');
  });
});
