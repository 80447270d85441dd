import type { Page } from '@playwright/test';

const flag = 'offers-passkeys';

/**
 * Gives the browser a virtual fingerprint sensor that approves everything. Where form fields offer passkeys, the
 * browser would then sign in automatically. Therefore fields do not offer passkeys until `offerInFields` is called.
 *
 * @returns a function that removes the sensor
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

/** Makes the browser offer passkeys in form fields, starting with the next page that is loaded. */
export const offerInFields = (page: Page): Promise<void> =>
  page.evaluate((name) => sessionStorage.setItem(name, 'yes'), flag);
