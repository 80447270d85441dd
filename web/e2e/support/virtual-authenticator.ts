import type { Page } from '@playwright/test';

const flag = 'offers-passkeys';

/**
 * Gives the browser a fingerprint sensor that approves everything. It would also accept passkeys offered in form
 * fields, so that offer is off until `offerInFields`.
 */
export async function addAuthenticator(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript((name) => {
    if (!sessionStorage.getItem(name))
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  }, flag);
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable', { enableUI: false });
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return () => session.send('WebAuthn.disable');
}

/** Makes the browser offer passkeys in form fields from the next page on. */
export const offerInFields = (page: Page): Promise<void> =>
  page.evaluate((name) => sessionStorage.setItem(name, 'yes'), flag);
